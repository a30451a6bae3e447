import { type MadeAccessToken, newAccessToken, tokens } from '@approdo/shared/contract/accounts/tokens';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { TokenScope } from '@approdo/shared/domain/base/token-scope';
import { Checkbox, Fieldset, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWrite } from '../../../kit/feedback/use-action.ts';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { SubmitButton } from '../../../kit/form/submit-button.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import kit from '../../../kit/styles/kit.module.css';
import { NEW_TOKEN, TOKEN_FORM, TOKENS } from '../texts/connections.ts';
import { OneTimeSecretWindow } from './one-time-secret-window.tsx';
import { blankToken, lastDayFrom, readToken, SCOPES_BY_HAND } from './token-draft.ts';

/** Makes an access token, and shows it the one time that it can be seen. */
export function TokenForm() {
  const create = useWrite(tokens.create, { success: () => TOKEN_FORM.created });
  const [made, setMade] = useState<MadeAccessToken>();
  const today = todayInRome(new Date());
  const form = useForm({
    schema: newAccessToken,
    start: blankToken(today),
    draftAfterSave: blankToken(today),
    read: (draft) => readToken(draft, today),
    save: async (body) => setMade(await create.mutateAsync({ body })),
    describe: TOKEN_FORM.failed,
  });
  const scopesFault = form.faults.scopes;

  function toggle(scope: TokenScope): void {
    const { scopes } = form.draft;
    form.change(
      'scopes',
      SCOPES_BY_HAND.filter((one) => scopes.includes(one) !== (one === scope)),
    );
  }

  return (
    <>
      <form {...form.props} aria-label={TOKEN_FORM.label} style={{ maxInlineSize: '32rem' }}>
        <Stack align="flex-start">
          <FormProblem problem={form.problem} />
          <TextInput label={TOKEN_FORM.name} maxLength={60} w="100%" {...form.field('name')} />
          <Fieldset legend={TOKEN_FORM.scopes} aria-describedby={scopesFault && 'scopes-fault'} w="100%">
            {SCOPES_BY_HAND.map((scope) => (
              <Checkbox
                key={scope}
                className={kit.tick}
                label={TOKENS.scopes[scope]}
                checked={form.draft.scopes.includes(scope)}
                aria-invalid={scopesFault !== undefined}
                onChange={() => toggle(scope)}
              />
            ))}
            {scopesFault && (
              <p id="scopes-fault" className={`${kit.small} ${kit.danger} ${kit.flush}`}>
                {scopesFault}
              </p>
            )}
          </Fieldset>
          <TextInput
            label={TOKEN_FORM.until}
            type="date"
            min={addDays(today, 1)}
            max={lastDayFrom(today)}
            {...form.field('days')}
          />
          <SubmitButton isSaving={form.isSaving}>{TOKEN_FORM.create}</SubmitButton>
        </Stack>
      </form>
      {made && <NewTokenWindow made={made} onClose={() => setMade(undefined)} />}
    </>
  );
}

type Props = { readonly made: MadeAccessToken; readonly onClose: () => void };

function NewTokenWindow({ made: { name, token }, onClose }: Props) {
  const { title, hint, copied } = NEW_TOKEN;
  const words = { title, hint, copied, label: name, fullLabel: `${TOKENS.title}: ${name}` };
  return <OneTimeSecretWindow {...words} secret={token} onClose={onClose} />;
}
