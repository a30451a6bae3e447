import type { QueuedMail } from '@approdo/shared/contract/mail';
import { Alert, Button, Group, Text } from '@mantine/core';
import type { MailActions } from '../../resources/use-mail.ts';
import { HELD_MAIL } from '../../texts/mail.ts';

type Props = { readonly messages: readonly QueuedMail[]; readonly actions: MailActions };

/** What a restore left undecided; one by one they are decided on in the table. */
export function HeldMail({ messages, actions }: Props) {
  const count = messages.filter(({ status }) => status === 'HELD').length;
  if (count === 0) return null;
  return (
    <Alert color="lemon" title={HELD_MAIL.title(count)}>
      <Text size="sm" mb="sm">
        {HELD_MAIL.text}
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
