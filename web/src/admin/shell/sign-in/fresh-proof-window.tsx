import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { FreshProofDesk } from '../../../proofs/fresh-proof-desk.ts';
import { waysBeside } from '../../../proofs/proof-ways.ts';
import { Window } from '../../kit/feedback/window.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { SHELL } from '../../kit/texts.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { useSession } from '../../session/session-context.ts';
import { BrowserWait } from './browser-wait.tsx';
import { ProofLinks } from './proof-links.tsx';
import { FRESH_PROOF, SECOND_PROOF } from './texts.ts';
import { TypedProofForm } from './typed-proof-form.tsx';
import { useFreshProofWays } from './use-fresh-proof-ways.ts';
import { usePasskeyProof } from './use-passkey-proof.ts';

type Props = { readonly desk: FreshProofDesk };

/** Over whatever is open, while a call waits for a fresh proof: what was typed below stays. */
export function FreshProofWindow({ desk }: Props) {
  const { hasExpired } = useSession();
  const ways = useFreshProofWays(desk.readProofs());
  useSignInAsProof(desk);
  const leave = useLeaving(desk);

  return (
    <Window
      title={FRESH_PROOF.title}
      onClose={leave}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={!hasExpired}
      trapFocus={!hasExpired}
    >
      <Text mb="md">{FRESH_PROOF.text}</Text>
      {ways ? (
        <Ways ways={ways} onGiven={() => desk.answer(true)} onLeave={leave} />
      ) : (
        <Text role="status">{SHELL.loading}</Text>
      )}
    </Window>
  );
}

type WaysProps = {
  readonly ways: readonly ProofMethod[];
  readonly onGiven: () => void;
  readonly onLeave: () => void;
};

function Ways({ ways, onGiven, onLeave }: WaysProps) {
  const passkey = usePasskeyProof(onGiven);
  const [chosen, choose] = useState<ProofMethod>();
  const shown = chosen ?? ways[0];

  function go(way: ProofMethod): void {
    if (way === 'PASSKEY') void passkey.ask();
    else choose(way);
  }

  return (
    <Stack>
      <FormProblem problem={passkey.problem} />
      {shown === undefined && <Text>{SECOND_PROOF.noWay}</Text>}
      {shown !== undefined && shown !== 'PASSKEY' && (
        <TypedProofForm key={shown} by={shown} isChosen={chosen !== undefined} onGiven={onGiven} onLeave={onLeave} />
      )}
      {(shown === undefined || shown === 'PASSKEY') && (
        <Group justify="flex-end">
          <Button variant="default" onClick={onLeave}>
            {SHELL.cancel}
          </Button>
          {shown && (
            <Button data-autofocus aria-disabled={passkey.isAsking} onClick={() => void passkey.ask()}>
              {SECOND_PROOF.askPasskey}
            </Button>
          )}
        </Group>
      )}
      {passkey.isAsking && <BrowserWait isLeftElsewhere />}
      {shown && <ProofLinks ways={waysBeside(shown, ways)} texts={SECOND_PROOF.use} onChoose={go} />}
    </Stack>
  );
}

/** Closing also cancels a prompt in a browser beside the shell. */
function useLeaving(desk: FreshProofDesk): () => void {
  const { passkey } = usePlatform().session;
  return () => {
    passkey?.inBrowser?.cancel();
    desk.answer(false);
  };
}

/** Signing in again after the session ended counts as a proof, but only for the same user. */
function useSignInAsProof(desk: FreshProofDesk): void {
  const { user, hasExpired } = useSession();
  const [askedAs] = useState(user.id);
  const [hadExpired, setHadExpired] = useState(hasExpired);
  if (hasExpired && !hadExpired) setHadExpired(true);
  const isSignedInAgain = hadExpired && !hasExpired;
  useEffect(() => {
    if (isSignedInAgain) desk.answer(user.id === askedAs);
  }, [isSignedInAgain, desk, user.id, askedAs]);
}
