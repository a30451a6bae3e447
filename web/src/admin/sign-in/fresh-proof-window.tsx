import { proofCode } from '@approdo/shared/contract/account/auth';
import { freshProof } from '@approdo/shared/contract/account/fresh-proof';
import { secret } from '@approdo/shared/contract/fields';
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { sayWhatServerSaid } from '../feedback/failure.ts';
import { LoadingFace } from '../feedback/query-faces.tsx';
import { Window } from '../feedback/window.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { FormProblem } from '../form/form-problem.tsx';
import { useForm } from '../form/use-form.ts';
import type { FreshProofDesk } from '../session/fresh-proof-desk.ts';
import { useClient } from '../session/platform-context.ts';
import { useSession } from '../session/session-context.ts';
import { FRESH_PROOF, SHELL } from '../texts/shell.ts';
import { PasskeyProof } from './passkey-proof.tsx';
import { type ProofWay, useProofWays } from './proof-ways.ts';

const ROWS = { freshProof };
const byPassword: z.ZodType<Given> = z.object({ password: secret });
const byCode: z.ZodType<Given> = z.object({ code: proofCode });

type Given = { readonly password: string } | { readonly code: string };

type Props = { readonly desk: FreshProofDesk };

/** Over whatever is open, while a call waits until she has shown who she is: what was typed below stays as it is. */
export function FreshProofWindow({ desk }: Props) {
  const isAsked = useSyncExternalStore(desk.subscribe, desk.isAsked);
  // Whoever leaves the back office confirms nothing.
  useEffect(() => () => desk.answer(false), [desk]);
  return isAsked && <ProofForm desk={desk} />;
}

function ProofForm({ desk }: Props) {
  const { hasExpired } = useSession();
  const ways = useProofWays();
  const [chosen, choose] = useState<ProofWay>();
  useSignInAsProof(desk);
  const leave = () => desk.answer(false);
  const way = chosen ?? ways?.[0];
  const next = ways?.find((other) => other !== way && isBehind(other, way));

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
      <Stack>
        {!ways && <LoadingFace />}
        {way === 'PASSKEY' && <PasskeyProof onProved={() => desk.answer(true)} />}
        {way && way !== 'PASSKEY' ? (
          <TypedProof key={way} way={way} desk={desk} onLeave={leave} />
        ) : (
          <Group justify="flex-end">
            <Button variant="default" onClick={leave}>
              {SHELL.cancel}
            </Button>
          </Group>
        )}
        {next && next !== 'PASSKEY' && (
          <Anchor component="button" type="button" underline="always" onClick={() => choose(next)}>
            {LINKS[next]}
          </Anchor>
        )}
      </Stack>
    </Window>
  );
}

const ORDER = ['PASSKEY', 'CODE', 'RECOVERY', 'PASSWORD'] as const satisfies readonly ProofWay[];

/** Each leads on to what comes after it alone, the last to none. */
function isBehind(other: ProofWay, way: ProofWay | undefined): boolean {
  return way !== undefined && ORDER.indexOf(other) > ORDER.indexOf(way);
}

const LINKS = {
  CODE: FRESH_PROOF.useCode,
  RECOVERY: FRESH_PROOF.useRecovery,
  PASSWORD: FRESH_PROOF.usePassword,
} as const;

const LABELS = { CODE: FRESH_PROOF.code, RECOVERY: FRESH_PROOF.recovery, PASSWORD: FRESH_PROOF.password } as const;
const COMPLETED = { CODE: 'one-time-code', RECOVERY: 'off', PASSWORD: 'current-password' } as const;

type TypedProps = Props & { readonly way: keyof typeof LABELS; readonly onLeave: () => void };

function TypedProof({ way, desk, onLeave }: TypedProps) {
  const { user } = useSession();
  const client = useClient(ROWS);
  const name = way === 'PASSWORD' ? 'password' : 'code';
  const form = useForm({
    schema: name === 'password' ? byPassword : byCode,
    start: { password: '', code: '' },
    save: async (body) => {
      await client.freshProof.give({ body });
      desk.answer(true);
    },
    describe: (fault) => sayWhatServerSaid(fault, FRESH_PROOF.failed),
  });
  return (
    <form {...form.props}>
      <Stack>
        <FormProblem problem={form.problem} />
        {way === 'PASSWORD' && <input hidden readOnly autoComplete="username" value={user.email} />}
        <TextInput
          label={LABELS[way]}
          type={way === 'PASSWORD' ? 'password' : 'text'}
          inputMode={way === 'CODE' ? 'numeric' : 'text'}
          autoComplete={COMPLETED[way]}
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          {...form.field(name)}
        />
        <FormButtons submit={FRESH_PROOF.submit} isSaving={form.isSaving} onCancel={onLeave} />
      </Stack>
    </form>
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
