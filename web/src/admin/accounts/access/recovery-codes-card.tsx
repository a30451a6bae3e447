import { type OwnKeys, ownKeysRows } from '@approdo/shared/contract/accounts/own-keys';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { Part } from '../../kit/frame/part.tsx';
import { useRead } from '../../session/use-read.ts';
import { RECOVERY_CODES } from './texts/access.ts';
import { type ShowCodes, useMakeCodes } from './use-codes.ts';

const FEW = 3;

type Props = { readonly onCodes: ShowCodes };

/** The codes for a lost app or passkey; nothing without a second proof. */
export function RecoveryCodesCard({ onCodes }: Props) {
  const { data: keys } = useRead(ownKeysRows.get);
  if (!keys?.twoProofs) return null;
  return (
    <Part id="recovery-codes" title={RECOVERY_CODES.title}>
      <Codes recovery={keys.recovery} onCodes={onCodes} />
    </Part>
  );
}

function Codes({ recovery, onCodes }: Props & Pick<OwnKeys, 'recovery'>) {
  const { isRunning, make } = useMakeCodes(onCodes);
  return (
    <Stack align="flex-start">
      <Text>{recovery ? RECOVERY_CODES.left(recovery.left) : RECOVERY_CODES.none}</Text>
      {recovery && recovery.left <= FEW && <Alert color="lemon">{RECOVERY_CODES.few}</Alert>}
      <Button variant="default" aria-disabled={isRunning} onClick={() => !isRunning && make()}>
        {RECOVERY_CODES.make}
      </Button>
    </Stack>
  );
}
