import { type MailWording, mail } from '@approdo/shared/contract/content/mail';
import { stayLetters } from '@approdo/shared/contract/messages/stay-letters';
import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Wording } from '@approdo/shared/domain/base/text/wording';
import { Button } from '@mantine/core';
import { useProperty } from '../../content/property/index.ts';
import type { Typing } from '../../content/translations/index.ts';
import { PlaceholderButtons, WORDING, WordingPreview } from '../../content/wordings/index.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';

type Props = Typing & {
  /** The letter's kind. */
  readonly kind: string;
};

/** A letter's placeholders, and its other languages: fields left untranslated use the program's words. */
export function LetterTools({ kind, language, typed, isSaving, onChoose, tryOut }: Props) {
  const { data: wordings } = useRead(mail.listWordings, { query: { language } });
  const wording = wordings?.find((one) => one.kind === kind);
  const sample = useSampleWording();
  if (!wording) return null;
  const { placeholders, original } = wording;
  const draft = { subject: typed.subject || original.subject, body: typed.body || original.body };
  return (
    <div className={kit.sides} style={{ paddingBlock: 'var(--space-4)', borderBlockStart: '1px solid var(--line)' }}>
      <PlaceholderButtons placeholders={placeholders} onChoose={onChoose} />
      <LetterPreview
        kind={kind}
        language={language}
        placeholders={placeholders}
        draft={draft}
        isSaving={isSaving}
        onSample={() => tryOut(() => sample.mutateAsync({ params: { kind }, query: { language }, body: draft }))}
      />
    </div>
  );
}

/** Sends a sample to whoever words it, and saves nothing. Rejects if the server refuses. */
export function useSampleWording() {
  return useWrite(mail.sampleWording, { success: (_, { message }) => message });
}

type PreviewProps = Pick<MailWording, 'kind' | 'placeholders'> & {
  readonly language: Language;
  readonly draft: Wording;
  readonly isSaving: boolean;
  /** Sends the sample to whoever words it. */
  readonly onSample: () => void;
};

/** A preview of the letter as it is typed, for the guest of the next booking; with samples where none is ahead. */
export function LetterPreview({ kind, language, placeholders, draft, isSaving, onSample }: PreviewProps) {
  const { data: example } = useRead(stayLetters.example, { params: { kind }, query: { language } });
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
