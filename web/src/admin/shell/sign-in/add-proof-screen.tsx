import { ownKeysRows } from '@approdo/shared/contract/accounts/own-keys';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ADD_PROOF, AddFirstProof, SESSIONS } from '../../accounts/access/index.ts';
import { useBanners } from '../../kit/feedback/banners.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { SHELL } from '../../kit/texts.ts';
import { useSession } from '../../session/session-context.ts';
import { useRead } from '../../session/use-read.ts';
import styles from './sign-in-screen.module.css';

type Props = {
  /** Called once the proof exists and its recovery codes are safe. */
  readonly onDone: () => void;
};

export function AddProofScreen({ onDone }: Props) {
  const query = useRead(ownKeysRows.get);
  const isThere = query.data?.twoProofs === true;
  return (
    <main className={styles.screen}>
      <title>{`${ADD_PROOF.title} · ${SHELL.product}`}</title>
      <Paper withBorder shadow="sm" w="min(26rem, 100%)" p="xl">
        <p className={styles.brand}>{SHELL.product}</p>
        <Stack align="flex-start">
          <Heading />
          <Text>{isThere ? ADD_PROOF.done : ADD_PROOF.text}</Text>
          <QueryStates query={query} failure={SESSIONS.loadFailed}>
            {(keys) => <AddFirstProof keys={keys} onDone={onDone} />}
          </QueryStates>
          <Group>
            {isThere && <Button onClick={onDone}>{ADD_PROOF.goOn}</Button>}
            <SignOut />
          </Group>
        </Stack>
      </Paper>
    </main>
  );
}

/** Takes the focus, since what was displayed before is gone. */
function Heading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Title order={1} size="h3" tabIndex={-1} ref={heading}>
      {ADD_PROOF.title}
    </Title>
  );
}

function SignOut() {
  const { signOut } = useSession();
  const banners = useBanners();
  return (
    <Button
      variant="default"
      onClick={() =>
        void signOut().catch((fault: unknown) => banners.fail(describeFailure(fault, SHELL.signOutFailed)))
      }
    >
      {SHELL.signOut}
    </Button>
  );
}
