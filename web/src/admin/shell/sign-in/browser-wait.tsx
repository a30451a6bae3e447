import { Button, Group, Text } from '@mantine/core';
import { SHELL } from '../../kit/texts.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { SIGN_IN } from './texts.ts';

type Props = {
  /** Where what is around it has a way out already. */
  readonly isLeftElsewhere?: boolean;
};

/** While a browser beside the shell asks for a passkey: where to go on, and the way out of it. Nothing where the shell asks itself. */
export function BrowserWait({ isLeftElsewhere = false }: Props) {
  const { passkey } = usePlatform().session;
  if (!passkey?.inBrowser) return null;
  return (
    <Group justify="space-between" gap="xs">
      <Text role="status">{SIGN_IN.inBrowser}</Text>
      {!isLeftElsewhere && (
        <Button variant="subtle" onClick={passkey.inBrowser.cancel}>
          {SHELL.cancel}
        </Button>
      )}
    </Group>
  );
}
