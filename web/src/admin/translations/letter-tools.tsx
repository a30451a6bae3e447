import type { MailWording } from '@approdo/shared/contract/site/mail';
import type { OtherLanguage } from '@approdo/shared/domain/language/language';
import type { Wording } from '@approdo/shared/domain/text/wording';
import { LetterPreview } from '../letters/letter-preview.tsx';
import { PlaceholderButtons } from '../letters/placeholder-buttons.tsx';
import { useSampleWording } from '../resources/use-wordings.ts';
import styles from './letter-tools.module.css';

type Props = {
  readonly language: OtherLanguage;
  readonly wording: MailWording;
  /** As it is typed. */
  readonly typed: Wording;
  readonly isSaving: boolean;
  readonly onChoose: (placeholder: string) => void;
  /** Does something with what is typed other than save it. */
  readonly tryOut: (work: () => Promise<unknown>) => void;
};

/** What a letter can tell, and how it arrives in another language: what is not typed goes out in the program's words. */
export function LetterTools({ language, wording, typed, isSaving, onChoose, tryOut }: Props) {
  const { kind, placeholders, original } = wording;
  const sample = useSampleWording();
  const draft = { subject: typed.subject || original.subject, body: typed.body || original.body };
  return (
    <div className={styles.tools}>
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
