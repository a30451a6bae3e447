import { freshProof } from '@approdo/shared/contract/account/fresh-proof';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { askPasskey } from '../../passkeys/passkeys.ts';
import { type Failure, sayWhatServerSaid } from '../feedback/failure.ts';
import { FormProblem } from '../form/form-problem.tsx';
import { useClient, usePlatform } from '../session/platform-context.ts';
import { FRESH_PROOF } from '../texts/shell.ts';
import { BrowserWait } from './browser-wait.tsx';

const ROWS = { freshProof };

/** Shows by a passkey who she is, here or in a browser beside the shell. */
export function PasskeyProof({ onProved }: { readonly onProved: () => void }) {
  const client = useClient(ROWS);
  const { passkey } = usePlatform().session;
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function proveHere(): Promise<boolean> {
    const response = await askPasskey((await client.freshProof.options()).options);
    if (!response) return false;
    await client.freshProof.give({ body: { response } });
    return true;
  }

  /** Calling it off says nothing. */
  async function ask(): Promise<void> {
    if (isAsking) return;
    setAsking(true);
    setFailure(undefined);
    try {
      if (await (passkey?.inBrowser?.prove ?? proveHere)()) return onProved();
    } catch (fault) {
      setFailure(sayWhatServerSaid(fault, FRESH_PROOF.failed));
    }
    setAsking(false);
  }

  return (
    <Stack gap="xs">
      <FormProblem problem={failure} />
      <Button data-autofocus aria-disabled={isAsking} onClick={() => void ask()}>
        {FRESH_PROOF.usePasskey}
      </Button>
      {isAsking && <BrowserWait />}
    </Stack>
  );
}
