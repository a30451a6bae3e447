import type { MailWording } from '@approdo/shared/contract/content/mail';
import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Wording } from '@approdo/shared/domain/base/text/wording';
import { Button } from '@mantine/core';
import { useProperty } from '../../content/property/index.ts';
import { WORDING, WordingPreview } from '../../content/wordings/index.ts';
import { useLetterExample } from './use-stay-letters.ts';

type Props = Pick<MailWording, 'kind' | 'placeholders'> & {
  readonly language: Language;
  readonly draft: Wording;
  readonly isSaving: boolean;
  /** Sends the sample to whoever words it. */
  readonly onSample: () => void;
};

/** A preview of the letter as it is typed, for the guest of the next booking if there is one. */
export function LetterPreview({ kind, language, placeholders, draft, isSaving, onSample }: Props) {
  const { data: example } = useLetterExample(kind, language);
  const { data: property } = useProperty();
  return (
    <WordingPreview
      language={language}
      placeholders={placeholders}
      draft={draft}
      example={example}
      heading={property?.name}
    >
      <Button variant="default" aria-disabled={isSaving} data-disabled={isSaving} onClick={onSample}>
        {WORDING.sample}
      </Button>
    </WordingPreview>
  );
}
