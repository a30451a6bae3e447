import { ownKeysRows } from '@approdo/shared/contract/accounts/own-keys';
import { keyEntered } from '@approdo/shared/contract/law/register-key';
import { Anchor, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { SubmitButton } from '../../../kit/form/submit-button.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import kit from '../../../kit/styles/kit.module.css';
import { useRead } from '../../../session/use-read.ts';
import { REGISTER_KEY_WORDS, SecondProofNote } from '../../guests/index.ts';
import { useKeyCalls } from '../use-register.ts';
import { RenewWindow } from './renew-window.tsx';

/** Replaces the register while its records were sealed with another key. */
export function MissingKey() {
  const { data: keys } = useRead(ownKeysRows.get);
  return (
    <section className={`${kit.stack4} ${kit.form}`} aria-labelledby="missing-key">
      <Title order={2} id="missing-key">
        {REGISTER_KEY_WORDS.missing}
      </Title>
      <Text>{REGISTER_KEY_WORDS.missingText}</Text>
      {keys?.twoProofs === false ? <SecondProofNote /> : <EnterKey />}
    </section>
  );
}

function EnterKey() {
  const [isLost, setIsLost] = useState(false);
  const calls = useKeyCalls();
  const form = useForm({
    schema: keyEntered,
    start: { key: '' },
    save: ({ key }) => calls.enter(key),
    draftAfterSave: { key: '' },
    describe: REGISTER_KEY_WORDS.openFailed,
  });
  return (
    <>
      <form {...form.props}>
        <Stack>
          <FormProblem problem={form.faults.key === undefined ? form.problem : undefined} />
          <TextInput
            label={REGISTER_KEY_WORDS.field}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.field('key')}
          />
          <Group justify="space-between">
            <SubmitButton isSaving={form.isSaving}>{REGISTER_KEY_WORDS.open}</SubmitButton>
            <Anchor component="button" type="button" size="sm" underline="always" onClick={() => setIsLost(true)}>
              {REGISTER_KEY_WORDS.lost}
            </Anchor>
          </Group>
        </Stack>
      </form>
      {isLost && <RenewWindow onClose={() => setIsLost(false)} />}
    </>
  );
}
