import { Button, Group, Modal, Text } from '@mantine/core';
import { type ReactElement, useCallback, useState } from 'react';
import { TEXTS } from './texts.ts';

export type MayLeave = () => Promise<boolean>;

/** Asks before this site's back office is closed, if something in it would be lost. */
export function useLeaveQuestion(): { readonly mayLeave: MayLeave; readonly question: ReactElement } {
  const [answer, setAnswer] = useState<(isSure: boolean) => void>();

  const mayLeave = useCallback<MayLeave>(async () => {
    if (!wouldLose()) return true;
    return new Promise((resolve) => setAnswer(() => resolve));
  }, []);

  function say(isSure: boolean): void {
    answer?.(isSure);
    setAnswer(undefined);
  }

  const question = (
    <Modal
      opened={answer !== undefined}
      onClose={() => say(false)}
      title={TEXTS.leave.title}
      withCloseButton={false}
      zIndex={400}
      centered
    >
      <Text mb="md">{TEXTS.leave.text}</Text>
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={() => say(false)}>
          {TEXTS.leave.stay}
        </Button>
        <Button color="red" onClick={() => say(true)}>
          {TEXTS.leave.go}
        </Button>
      </Group>
    </Modal>
  );
  return { mayLeave, question };
}

/** Components with unsaved changes block leaving on this event; the window asks in the same way. */
function wouldLose(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
