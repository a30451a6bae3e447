import { ownKeysRows } from '@approdo/shared/contract/accounts/own-keys';
import { Button, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { useRead } from '../../session/use-read.ts';
import { REGISTER, SecondProofNote } from '../guests/index.ts';
import { useBeginRegister } from './use-register.ts';

/** What the register is for, and the way to begin it, for an account with two proofs. */
export function RegisterOff() {
  const navigate = useNavigate();
  const { data: keys } = useRead(ownKeysRows.get);
  const { isBusy, begin } = useBeginRegister(() => void navigate('/register/begin/account'));
  return (
    <Stack align="flex-start">
      <Text maw="75ch">{REGISTER.off}</Text>
      {keys?.twoProofs === false ? (
        <SecondProofNote />
      ) : (
        <Button size="md" aria-disabled={isBusy} onClick={begin}>
          {REGISTER.begin}
        </Button>
      )}
    </Stack>
  );
}
