import { ApiError } from '@approdo/shared/client';
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { Bridge } from '../ipc.ts';
import { TEXTS } from './texts.ts';
import { unwrap } from './unwrap.ts';
import type { MayLeave } from './use-leave-question.tsx';
import type { Leave } from './use-leaving.ts';

type Props = {
  readonly bridge: Bridge;
  /** Called before another site becomes the current one. */
  readonly mayLeave: MayLeave;
  readonly leave: Leave;
};

/** Asks for a site's address; main checks it. */
export function AddSiteForm({ bridge, mayLeave, leave }: Props) {
  const [written, setWritten] = useState('');
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
    if (!written.trim()) return refuse(TEXTS.site.required);
    if (!(await mayLeave())) return;
    setIsChecking(true);
    setFault(undefined);
    try {
      await leave(async () => unwrap(await bridge.addSite(written)));
    } catch (refusal) {
      refuse(refusal instanceof ApiError ? refusal.message : TEXTS.site.failed);
    } finally {
      setIsChecking(false);
    }
  }

  return (
    <form noValidate aria-busy={isChecking} onSubmit={(event) => void submit(event)}>
      <Text mb="md">{TEXTS.site.intro}</Text>
      <Stack>
        {fault && (
          <Alert color="red" role="alert">
            {fault}
          </Alert>
        )}
        <TextInput
          ref={field}
          label={TEXTS.site.address}
          placeholder={TEXTS.site.example}
          inputMode="url"
          autoComplete="url"
          spellCheck={false}
          error={fault}
          value={written}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        />
        <Button type="submit" aria-disabled={isChecking} data-disabled={isChecking}>
          {isChecking ? TEXTS.site.checking : TEXTS.site.submit}
        </Button>
      </Stack>
    </form>
  );
}
