import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import styles from './check-in-island.module.css';
import type { Answer } from './use-sending.ts';

type AnswerNoteProps = {
  readonly answer: Answer | undefined;
  /** The fields still missing in what was saved. */
  readonly missing: string;
  readonly onRetry: () => void;
};

/** The outcome of sending the form. */
export function AnswerNote({ answer, missing, onRetry }: AnswerNoteProps) {
  const { checkIn: words } = useFurtherTexts();
  if (!answer) return null;
  if (answer.kind === 'saved') {
    return (
      <Banner kind={missing ? 'note' : 'success'} isAnswer>
        <p>{missing ? words.saved(missing) : answer.message}</p>
        <p>{words.canChange}</p>
      </Banner>
    );
  }
  return (
    <div className={styles.failure}>
      <Banner kind="error" isAnswer>
        {answer.reason ?? (navigator.onLine ? words.notSent : words.offline)}
      </Banner>
      {answer.canRetry && (
        <button type="button" className={buttons.quiet} onClick={onRetry}>
          {words.again}
        </button>
      )}
    </div>
  );
}
