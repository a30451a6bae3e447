import type { RefObject } from 'react';
import buttons from '../../ui/button.module.css';
import { useTexts } from '../texts/use-texts.ts';
import styles from './draft-note.module.css';
import { type DraftState, KEPT_FOR_DAYS } from './use-draft.ts';

type DraftNoteProps = Pick<DraftState<unknown>, 'isKept' | 'clear'> & {
  /** It begins anew at its first field once the draft is gone. */
  readonly formRef: RefObject<HTMLFormElement | null>;
};

/** Says that what is typed stays in this browser, which others may use as well, and takes it away. */
export function DraftNote({ isKept, clear, formRef }: DraftNoteProps) {
  const { forms } = useTexts();
  if (!isKept) return null;

  function begin(): void {
    clear();
    formRef.current?.querySelector('input')?.focus();
  }

  return (
    <div className={styles.note}>
      <p>{forms.draftKept(KEPT_FOR_DAYS)}</p>
      <button type="button" className={buttons.quiet} onClick={begin}>
        {forms.clearDraft}
      </button>
    </div>
  );
}
