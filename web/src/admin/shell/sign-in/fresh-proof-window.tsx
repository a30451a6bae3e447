import { createClient } from '@approdo/shared/client';
import { freshProof } from '@approdo/shared/contract/accounts/fresh-proof';
import { keys } from '@approdo/shared/contract/accounts/keys';
import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { proveByPasskey } from '../../../passkeys/prove.ts';
import type { FreshProofPrompt } from '../../../proofs/fresh-proof-prompt.ts';
import { alternativeProofs, listFreshProofs, orderFreshProofs } from '../../../proofs/proof-methods.ts';
import { Window } from '../../kit/feedback/window.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { SHELL } from '../../kit/texts.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { useSession } from '../../session/session-context.ts';
import { type Call, useCall } from '../../session/use-call.ts';
import { BrowserWait, ProofLinks } from './proof-parts.tsx';
import { FRESH_PROOF, SECOND_PROOF } from './texts.ts';
import { TypedProofForm } from './typed-proof-form.tsx';
import { usePrompt } from './use-passkey-button.ts';

type Props = { readonly proofPrompt: FreshProofPrompt };

/** Over whatever is open, while a call waits for a fresh proof: what was typed below stays. */
export function FreshProofWindow({ proofPrompt }: Props) {
  const { hasExpired } = useSession();
  const methods = useFreshProofMethods(proofPrompt.readProofs());
  useSignInAsProof(proofPrompt);
  const leave = useLeaving(proofPrompt);

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
      {methods ? (
        <ProofMethods methods={methods} onGiven={() => proofPrompt.answer(true)} onLeave={leave} />
      ) : (
        <Text role="status">{SHELL.loading}</Text>
      )}
    </Window>
  );
}

type ProofMethodsProps = {
  readonly methods: readonly ProofMethod[];
  readonly onGiven: () => void;
  readonly onLeave: () => void;
};

function ProofMethods({ methods, onGiven, onLeave }: ProofMethodsProps) {
  const passkey = usePasskeyProof(onGiven);
  const [chosen, choose] = useState<ProofMethod>();
  const current = chosen ?? methods[0];

  function go(method: ProofMethod): void {
    if (method === 'PASSKEY') void passkey.prove();
    else choose(method);
  }

  return (
    <Stack>
      <FormProblem problem={passkey.problem} />
      {current === undefined && <Text>{SECOND_PROOF.noWay}</Text>}
      {current !== undefined && current !== 'PASSKEY' && (
        <TypedProofForm
          key={current}
          by={current}
          isChosen={chosen !== undefined}
          onGiven={onGiven}
          onLeave={onLeave}
        />
      )}
      {(current === undefined || current === 'PASSKEY') && (
        <Group justify="flex-end">
          <Button variant="default" onClick={onLeave}>
            {SHELL.cancel}
          </Button>
          {current && (
            <Button data-autofocus aria-disabled={passkey.isPrompting} onClick={() => void passkey.prove()}>
              {SECOND_PROOF.askPasskey}
            </Button>
          )}
        </Group>
      )}
      {passkey.isPrompting && <BrowserWait hasCancelElsewhere />}
      {current && <ProofLinks methods={alternativeProofs(current, methods)} texts={SECOND_PROOF.use} onChoose={go} />}
    </Stack>
  );
}

/** A fresh proof by a passkey, here or in a browser beside the shell. */
function usePasskeyProof(onGiven: () => void) {
  const { session, transport } = usePlatform();
  const { run, ...prompt } = usePrompt(FRESH_PROOF.failed);

  async function prove(): Promise<void> {
    const isGiven = await (session.passkey?.inBrowser?.prove() ??
      proveByPasskey(createClient({ freshProof }, transport).freshProof));
    if (isGiven) onGiven();
  }

  return { ...prompt, prove: () => run(prove) };
}

/** Closing also cancels a prompt in a browser beside the shell. */
function useLeaving(proofPrompt: FreshProofPrompt): () => void {
  const { passkey } = usePlatform().session;
  return () => {
    passkey?.inBrowser?.cancel();
    proofPrompt.answer(false);
  };
}

/** Signing in again after the session ended counts as a proof, but only for the same user. */
function useSignInAsProof(proofPrompt: FreshProofPrompt): void {
  const { user, hasExpired } = useSession();
  const [initialUserId] = useState(user.id);
  const [hadExpired, setHadExpired] = useState(hasExpired);
  if (hasExpired && !hadExpired) setHadExpired(true);
  const isSignedInAgain = hadExpired && !hasExpired;
  useEffect(() => {
    if (isSignedInAgain) proofPrompt.answer(user.id === initialUserId);
  }, [isSignedInAgain, proofPrompt, user.id, initialUserId]);
}

/**
 * The proofs that the user may choose from, best first; undefined until they are known. For a call that a shell made
 * itself the accepted ones are unknown, and the account's own proofs are read instead.
 */
function useFreshProofMethods(accepted: readonly ProofMethod[] | undefined): readonly ProofMethod[] | undefined {
  const { passkey } = usePlatform().session;
  const call = useCall();
  const [found, setFound] = useState<readonly ProofMethod[]>();
  const isKnown = accepted !== undefined && !(passkey && accepted.includes('PASSKEY'));

  useEffect(() => {
    if (isKnown) return;
    let isMounted = true;
    const lookups = [accepted ?? readOwn(call), passkey?.isOffered() ?? false] as const;
    void Promise.all(lookups).then(([proofs, takesPasskeys]) => {
      if (isMounted) setFound(orderFreshProofs(proofs, { takesPasskeys }));
    });
    return () => {
      isMounted = false;
    };
  }, [isKnown, accepted, call, passkey]);

  return isKnown ? orderFreshProofs(accepted, { takesPasskeys: false }) : found;
}

/** If they cannot be read, the password may do. */
async function readOwn(call: Call): Promise<readonly ProofMethod[]> {
  const own = await call(keys.get).catch(() => undefined);
  return own ? listFreshProofs(own) : ['PASSWORD'];
}
