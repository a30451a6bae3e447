import type { Typing } from '../../content/translations/index.ts';
import { PlaceholderButtons } from '../../content/wordings/index.ts';
import { LetterPreview } from './letter-preview.tsx';
import styles from './letter-tools.module.css';
import { useSampleWording, useWording } from './use-wordings.ts';

type Props = Typing & {
  /** The letter's kind. */
  readonly kind: string;
};

/** A letter's placeholders, and its other languages: fields left untranslated use the program's words. */
export function LetterTools({ kind, language, typed, isSaving, onChoose, tryOut }: Props) {
  const wording = useWording(kind, language);
  const sample = useSampleWording();
  if (!wording) return null;
  const { placeholders, original } = wording;
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
