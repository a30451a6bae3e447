import { freshProof } from '@approdo/shared/contract/account/fresh-proof';
import { secret } from '@approdo/shared/contract/fields';
import { Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { sayWhatServerSaid } from '../feedback/failure.ts';
import { Window } from '../feedback/window.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { FormProblem } from '../form/form-problem.tsx';
import { useForm } from '../form/use-form.ts';
import type { FreshProofDesk } from '../session/fresh-proof-desk.ts';
import { useClient } from '../session/platform-context.ts';
import { useSession } from '../session/session-context.ts';
import { FRESH_PROOF } from '../texts/shell.ts';
import { PasskeyProof } from './passkey-proof.tsx';

const ROWS = { freshProof };
const proof = z.object({ password: secret });

type Props = { readonly desk: FreshProofDesk };

/** Over whatever is open, while a call waits until she has shown who she is: what was typed below stays as it is. */
export function FreshProofWindow({ desk }: Props) {
  const isAsked = useSyncExternalStore(desk.subscribe, desk.isAsked);
  // Whoever leaves the back office confirms nothing.
  useEffect(() => () => desk.answer(false), [desk]);
  return isAsked && <ProofForm desk={desk} />;
}

function ProofForm({ desk }: Props) {
  const { user, hasExpired } = useSession();
  const client = useClient(ROWS);
  useSignInAsProof(desk);
  const form = useForm({
    schema: proof,
    start: { password: '' },
    save: async (body) => {
      await client.freshProof.give({ body });
      desk.answer(true);
    },
    describe: (fault) => sayWhatServerSaid(fault, FRESH_PROOF.failed),
  });
  const leave = () => desk.answer(false);

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
      <form {...form.props}>
        <Stack>
          <FormProblem problem={form.problem} />
          <PasskeyProof onProved={() => desk.answer(true)} />
          <input hidden readOnly autoComplete="username" value={user.email} />
          <TextInput
            label={FRESH_PROOF.password}
            type="password"
            autoComplete="current-password"
            data-autofocus
            {...form.field('password')}
          />
          <FormButtons submit={FRESH_PROOF.submit} isSaving={form.isSaving} onCancel={leave} />
        </Stack>
      </form>
    </Window>
  );
}

/** A session that ended meanwhile is followed by a new one, which began with a proof; what waits never goes in the name of another. */
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
