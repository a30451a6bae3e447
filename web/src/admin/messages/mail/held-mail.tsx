import type { QueuedMail } from '@approdo/shared/contract/content/mail';
import { Alert, Button, Group, Text } from '@mantine/core';
import { HELD_MAIL } from './texts/mail.ts';
import type { MailActions } from './use-mail.ts';

type Props = {
  readonly messages: readonly QueuedMail[];
  readonly actions: Pick<MailActions, 'sendHeld' | 'removeHeld'>;
};

/** Mail held since a restore, or shown so by the demo; in the list each can be decided on separately. */
export function HeldMail({ messages, actions }: Props) {
  const held = messages.filter(({ status }) => status === 'HELD');
  const count = held.length;
  if (count === 0) return null;
  return (
    <Alert color="lemon" title={HELD_MAIL.title(count)}>
      <Text size="sm" mb="sm">
        {held.every(({ isInvented }) => isInvented) ? HELD_MAIL.invented : HELD_MAIL.text}
      </Text>
      <Group gap="sm">
        <Button size="xs" onClick={() => void actions.sendHeld(count)}>
          {HELD_MAIL.send}
        </Button>
        <Button size="xs" variant="outline" color="red" onClick={() => void actions.removeHeld(count)}>
          {HELD_MAIL.remove}
        </Button>
      </Group>
    </Alert>
  );
}
