import { Alert } from '@mantine/core';
import { DoubtQuestions } from '../../parts/channels/doubt-questions.tsx';
import { useDoubts } from '../../resources/use-channels.ts';
import { DOUBT } from '../../texts/calendars.ts';
import styles from './doubt-panel.module.css';

/** What the owner is asked of the portals' events; nothing while there is no question. */
export function DoubtPanel() {
  const { data: doubts = [] } = useDoubts();
  if (doubts.length === 0) return null;
  return (
    <Alert color="lemon" className={styles.panel} title={DOUBT.title(doubts.length)}>
      <DoubtQuestions doubts={doubts} />
    </Alert>
  );
}
