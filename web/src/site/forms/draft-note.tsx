import type { RefObject } from 'react';
import buttons from '../../ui/button.module.css';
import { useTexts } from '../texts/use-texts.ts';
import styles from './draft-note.module.css';
import { DRAFT_LIFETIME_DAYS, type DraftState } from './use-draft.ts';

type DraftNoteProps = Pick<DraftState<unknown>, 'isSaved' | 'clear'> & {
  /** The focus moves to its first field once the draft is deleted. */
  readonly formRef: RefObject<HTMLFormElement | null>;
};

/** Says that the input stays in this browser, which others may use too, and offers to delete it. */
export function DraftNote({ isSaved, clear, formRef }: DraftNoteProps) {
  const { forms } = useTexts();
  if (!isSaved) return null;

  function begin(): void {
    clear();
    formRef.current?.querySelector('input')?.focus();
  }

  return (
    <div className={styles.note}>
      <p>{forms.draftSaved(DRAFT_LIFETIME_DAYS)}</p>
      <button type="button" className={buttons.quiet} onClick={begin}>
        {forms.clearDraft}
      </button>
    </div>
  );
}
