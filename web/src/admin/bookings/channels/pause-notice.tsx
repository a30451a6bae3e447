import { Alert, Button } from '@mantine/core';
import styles from './channel-card.module.css';
import { PAUSE } from './texts/calendars.ts';
import { useResume } from './use-channel-answers.ts';

/** What a restore paused, why, and how to resume. */
export function PauseNotice() {
  const { isBusy, resume } = useResume();
  return (
    <Alert color="lemon" title={PAUSE.title} className={styles.pause}>
      <p>{PAUSE.text}</p>
      <Button disabled={isBusy} onClick={() => void resume()}>
        {PAUSE.resume}
      </Button>
    </Alert>
  );
}
