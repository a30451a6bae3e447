import { keys } from '@approdo/shared/contract/account/keys';
import { Button, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type Failure, sayWhatServerSaid } from '../feedback/failure.ts';
import { FormProblem } from '../form/form-problem.tsx';
import { useClient, usePlatform } from '../session/platform-context.ts';
import { FRESH_PROOF } from '../texts/shell.ts';
import { BrowserWait } from './browser-wait.tsx';

const ROWS = { keys };

type Props = { readonly onProved: () => void };

/** Shows by a passkey who she is, where a browser beside the shell asks for it and she has one that is good at this site. */
export function PasskeyProof({ onProved }: Props) {
  const { passkey } = usePlatform().session;
  return passkey?.inBrowser ? <BrowserProof prove={passkey.inBrowser.prove} onProved={onProved} /> : null;
}

function BrowserProof({ prove, onProved }: Props & { readonly prove: () => Promise<boolean> }) {
  const isThere = useOwnPasskey();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  if (!isThere) return null;

  /** Calling it off says nothing. */
  async function ask(): Promise<void> {
    if (isAsking) return;
    setAsking(true);
    setFailure(undefined);
    try {
      if (await prove()) return onProved();
    } catch (fault) {
      setFailure(sayWhatServerSaid(fault, FRESH_PROOF.failed));
    }
    setAsking(false);
  }

  return (
    <Stack gap="xs">
      <FormProblem problem={failure} />
      <Button variant="outline" aria-disabled={isAsking} onClick={() => void ask()}>
        {FRESH_PROOF.usePasskey}
      </Button>
      {isAsking && <BrowserWait />}
    </Stack>
  );
}

/** Whether she has one that is good at this site; as long as no answer came, none is offered. */
function useOwnPasskey(): boolean {
  const client = useClient(ROWS);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isShown = true;
    client.keys.get().then(
      ({ passkeys }) => isShown && setThere(passkeys.some(({ isUsableHere }) => isUsableHere)),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [client]);
  return isThere;
}
