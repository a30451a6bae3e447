import { type OwnKeys, ownKeysRows } from '@approdo/shared/contract/accounts/own-keys';
import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { Button, Group, Stack, Text } from '@mantine/core';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { Part } from '../../kit/frame/part.tsx';
import { useSession } from '../../session/session-context.ts';
import { useRead } from '../../session/use-read.ts';
import { CodeAppWindow } from './code-app-window.tsx';
import { CODE_APP, PASSKEYS } from './texts/access.ts';
import { type ShowCodes, useAppSetup, useRemoveApp } from './use-codes.ts';

type Props = { readonly onCodes: ShowCodes };

/** The app that generates codes beside the password. */
export function CodeAppCard({ onCodes }: Props) {
  const query = useRead(ownKeysRows.get);
  return (
    <Part id="code-app" title={CODE_APP.title}>
      <QueryStates query={query} failure={PASSKEYS.loadFailed}>
        {(keys) => <CodeApp keys={keys} onCodes={onCodes} />}
      </QueryStates>
    </Part>
  );
}

function CodeApp({ keys, onCodes }: Props & { readonly keys: OwnKeys }) {
  const { user } = useSession();
  const { setup, isBeginning, begin, ...setting } = useAppSetup(onCodes);
  const removal = useRemoveApp(keys, user.role !== 'USER');
  const { app } = keys;
  const start = () => {
    if (!isBeginning) begin();
  };
  return (
    <Stack align="flex-start">
      <Text>{app ? CODE_APP.since(sayInstantDate(app.since)) : CODE_APP.none}</Text>
      {app?.isReadable === false && <Text>{CODE_APP.unreadable}</Text>}
      <Group gap="xs">
        <Button
          variant={app ? 'default' : 'filled'}
          size={app ? 'sm' : 'md'}
          aria-disabled={isBeginning}
          onClick={start}
        >
          {app ? CODE_APP.change : CODE_APP.add}
        </Button>
        {app && (
          <Button
            variant="default"
            aria-label={`${CODE_APP.remove}: ${CODE_APP.title}`}
            aria-disabled={removal.isRunning}
            onClick={() => !removal.isRunning && void removal.remove()}
          >
            {CODE_APP.remove}
          </Button>
        )}
      </Group>
      {setup && <CodeAppWindow setup={setup} confirm={setting.confirm} onClose={setting.end} />}
    </Stack>
  );
}
