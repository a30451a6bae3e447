import type { OwnKeys } from '@approdo/shared/contract/account/own-keys';
import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { takesPasskeys } from '../../passkeys/passkeys.ts';
import { useBanners } from '../feedback/banners.ts';
import { sayThisFirst } from '../feedback/failure.ts';
import { useSession } from '../session/session-context.ts';
import { ADD_PROOF } from '../texts/protect-access.ts';
import { SHELL } from '../texts/shell.ts';
import styles from './sign-in-screen.module.css';

type Props = {
  /** Undefined until they are known. */
  readonly keys: OwnKeys | undefined;
  readonly isMissing: boolean;
  readonly onDone: () => void;
  /** Where a proof is added. */
  readonly children: ReactNode;
};

export function AddProofScreen({ keys, isMissing, onDone, children }: Props) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <main className={isAdding ? styles.wide : styles.screen}>
      {!isAdding && <title>{`${ADD_PROOF.title} · ${SHELL.product}`}</title>}
      <Paper withBorder shadow="sm" className={styles.card}>
        <p className={styles.brand}>{SHELL.product}</p>
        <Stack align="flex-start">
          <Heading />
          <Text>{isMissing ? ADD_PROOF.text : ADD_PROOF.done}</Text>
          {isMissing && !isAdding && keys && <Ways keys={keys} onChoose={() => setIsAdding(true)} />}
          <Group>
            {!isMissing && <Button onClick={onDone}>{ADD_PROOF.goOn}</Button>}
            <SignOut />
          </Group>
        </Stack>
      </Paper>
      {isAdding && children}
    </main>
  );
}

/** Takes the focus: what was shown before is gone. */
function Heading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Title order={1} size="h3" tabIndex={-1} ref={heading}>
      {ADD_PROOF.title}
    </Title>
  );
}

function Ways({ keys, onChoose }: { readonly keys: OwnKeys; readonly onChoose: () => void }) {
  if (!takesPasskeys(keys.passkeysHere)) return <Button onClick={onChoose}>{ADD_PROOF.app}</Button>;
  return (
    <>
      <Button onClick={onChoose}>{ADD_PROOF.passkey}</Button>
      <Anchor component="button" type="button" underline="always" onClick={onChoose}>
        {ADD_PROOF.app}
      </Anchor>
    </>
  );
}

function SignOut() {
  const { signOut } = useSession();
  const banners = useBanners();
  return (
    <Button
      variant="default"
      onClick={() => void signOut().catch((fault: unknown) => banners.fail(sayThisFirst(fault, SHELL.signOutFailed)))}
    >
      {SHELL.signOut}
    </Button>
  );
}
