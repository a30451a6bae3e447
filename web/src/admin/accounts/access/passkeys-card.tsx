import { type OwnKeys, ownKeysRows } from '@approdo/shared/contract/accounts/own-keys';
import { Button, Stack, Text } from '@mantine/core';
import { knowsPasskeys, takesPasskeys } from '../../../passkeys/passkeys.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { Part } from '../../kit/frame/part.tsx';
import { usePlatform } from '../../session/platform-context.ts';
import { useRead } from '../../session/use-read.ts';
import lines from '../../shell/lines.module.css';
import { AddInBrowser } from './add-in-browser.tsx';
import { PasskeyLine } from './passkey-line.tsx';
import { PASSKEYS } from './texts/access.ts';
import type { ShowCodes } from './use-codes.ts';
import { useAddPasskey, useRemovePasskey } from './use-passkeys.ts';

const MAX_PASSKEYS = 10;

/** The account's passkeys, to rename or remove, and a button for another. Absent in a browser without passkeys. */
export function PasskeysCard({ onCodes }: { readonly onCodes: ShowCodes }) {
  const query = useRead(ownKeysRows.get);
  const { passkey } = usePlatform().session;
  const keys = query.data;
  const isOfUse = !keys || keys.passkeys.length > 0 || keys.whyNot || passkey?.inBrowser || knowsPasskeys();
  if (!isOfUse) return null;
  return (
    <Part id="passkeys" title={PASSKEYS.title} hint={PASSKEYS.hint}>
      <QueryStates query={query} failure={PASSKEYS.loadFailed}>
        {(keys) => (
          <Stack align="flex-start">
            {keys.passkeys.length === 0 ? <Text>{PASSKEYS.none}</Text> : <PasskeyList keys={keys} />}
            {keys.whyNot ? <Text>{PASSKEYS.whyNot[keys.whyNot]}</Text> : <AddPasskey keys={keys} onCodes={onCodes} />}
          </Stack>
        )}
      </QueryStates>
    </Part>
  );
}

function PasskeyList({ keys }: { readonly keys: OwnKeys }) {
  const removal = useRemovePasskey(keys);
  return (
    <ul className={lines.lines}>
      {keys.passkeys.map((passkey) => (
        <PasskeyLine
          key={passkey.id}
          passkey={passkey}
          isBusy={removal.isRunning}
          onRemove={() => void removal.remove(passkey)}
        />
      ))}
    </ul>
  );
}

type AddProps = { readonly keys: OwnKeys; readonly onCodes: ShowCodes };

function AddPasskey({ keys, onCodes }: AddProps) {
  const { passkey } = usePlatform().session;
  return passkey?.inBrowser ? (
    <AddInBrowser openKeys={passkey.inBrowser.openKeys} />
  ) : (
    <AddHere keys={keys} onCodes={onCodes} />
  );
}

function AddHere({ keys, onCodes }: AddProps) {
  const adding = useAddPasskey(({ recoveryCodes }) => recoveryCodes && onCodes(recoveryCodes));
  if (!takesPasskeys(keys.passkeysHere)) return null;
  if (keys.passkeys.length >= MAX_PASSKEYS) return <Text>{PASSKEYS.full(MAX_PASSKEYS)}</Text>;
  return (
    <Button size="md" aria-disabled={adding.isBusy} onClick={() => void adding.add()}>
      {PASSKEYS.add}
    </Button>
  );
}
