import { ApiError } from '@approdo/shared/client';
import { Alert, Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { Bridge } from '../ipc.ts';
import styles from './desktop-app.module.css';
import { unwrap } from './desktop-platform.ts';
import { TEXTS } from './texts.ts';

type Props = {
  readonly bridge: Bridge;
  /** What the field holds at first. */
  readonly address: string;
  readonly onChosen: () => Promise<void>;
  /** Left out where there is nothing to go back to. */
  readonly onCancel?: () => void;
};

/** Asks for the address of the house's site. Main checks it: here it is only written. */
export function HouseScreen({ bridge, address, onChosen, onCancel }: Props) {
  const [written, setWritten] = useState(address);
  const [fault, setFault] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function refuse(text: string): void {
    setFault(text);
    field.current?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isChecking) return;
    if (!written.trim()) return refuse(TEXTS.house.required);
    setIsChecking(true);
    setFault(undefined);
    try {
      unwrap(await bridge.chooseHouse(written));
      await onChosen();
    } catch (refusal) {
      refuse(refusal instanceof ApiError ? refusal.message : TEXTS.house.failed);
    } finally {
      setIsChecking(false);
    }
  }

  return (
    <main className={styles.middle}>
      <title>{`${TEXTS.house.title} · ${TEXTS.product}`}</title>
      <Paper withBorder shadow="sm" className={styles.card}>
        <p className={styles.brand}>{TEXTS.product}</p>
        <Title order={1} size="h3" mb="xs">
          {TEXTS.house.title}
        </Title>
        <Text mb="md">{TEXTS.house.intro}</Text>
        <form noValidate aria-busy={isChecking} onSubmit={(event) => void submit(event)}>
          <Stack>
            {fault && (
              <Alert color="red" role="alert">
                {fault}
              </Alert>
            )}
            <TextInput
              ref={field}
              label={TEXTS.house.address}
              placeholder={TEXTS.house.example}
              inputMode="url"
              autoComplete="url"
              spellCheck={false}
              error={fault}
              value={written}
              onChange={({ currentTarget }) => setWritten(currentTarget.value)}
            />
            <Button type="submit" aria-disabled={isChecking} data-disabled={isChecking}>
              {TEXTS.house.submit}
            </Button>
            {onCancel && (
              <Button variant="subtle" onClick={onCancel}>
                {TEXTS.house.cancel}
              </Button>
            )}
          </Stack>
        </form>
      </Paper>
    </main>
  );
}
