import { Button, Group, Text } from '@mantine/core';
import { SHELL } from '../../kit/texts.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { SIGN_IN } from './texts.ts';

type Props = {
  /** Whether the surrounding component already has a cancel button. */
  readonly hasCancelElsewhere?: boolean;
};

/** The notice, with a cancel button, while a browser beside the shell prompts for a passkey; nothing otherwise. */
export function BrowserWait({ hasCancelElsewhere = false }: Props) {
  const { passkey } = usePlatform().session;
  if (!passkey?.inBrowser) return null;
  return (
    <Group justify="space-between" gap="xs">
      <Text role="status">{SIGN_IN.inBrowser}</Text>
      {!hasCancelElsewhere && (
        <Button variant="subtle" onClick={passkey.inBrowser.cancel}>
          {SHELL.cancel}
        </Button>
      )}
    </Group>
  );
}
