import {
  registerSettings,
  registerSettingsAnswer,
  registerTermsEdit,
} from '@approdo/shared/contract/law/register-settings';
import { Fieldset, NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { z } from 'zod';
import type { LoadLatest } from '../../../kit/feedback/conflict.ts';
import { useWrite } from '../../../kit/feedback/use-action.ts';
import { number } from '../../../kit/form/fields.ts';
import { FormFoot } from '../../../kit/form/form-foot.tsx';
import { StackedForm } from '../../../kit/form/stacked-form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { VersionedForm } from '../../../kit/form/versioned-form.tsx';
import { columns } from '../../../kit/styles/columns.ts';
import kit from '../../../kit/styles/kit.module.css';
import { REGISTER_TERMS } from '../../guests/index.ts';
import { accountForm, readAccount } from './account-draft.ts';
import { AccountFields } from './account-fields.tsx';

type Terms = z.output<typeof registerSettingsAnswer>;

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }));

const termsForm = accountForm.extend({
  checkInLetter: z.object({ isOn: z.boolean(), days: number, hour: number }),
  reminders: z.boolean(),
});

/** The file format and the automatic letters, saved together. */
export function TermsForm({ terms }: { readonly terms: Terms }) {
  return (
    <VersionedForm of={terms} shape={registerSettingsAnswer}>
      {(current, loadLatest) => <Fields terms={current} loadLatest={loadLatest} />}
    </VersionedForm>
  );
}

function Fields({ terms, loadLatest }: { readonly terms: Terms; readonly loadLatest: LoadLatest }) {
  const form = useTermsForm(terms, loadLatest);
  return (
    <StackedForm form={form} className={`${kit.stack4} ${kit.form}`}>
      <AccountFields
        account={form.draft.account}
        faults={form.faults}
        onChoose={(account) => form.change('account', account)}
        apartment={form.field('apartmentId')}
      />
      <Fieldset legend={REGISTER_TERMS.letter}>
        <Stack>
          <Switch label={REGISTER_TERMS.letterOn} {...form.tick('checkInLetter.isOn')} />
          <div style={columns('12rem', { gap: 'var(--space-3) var(--space-4)', align: 'stretch' })}>
            <TextInput
              label={REGISTER_TERMS.days}
              type="number"
              inputMode="numeric"
              min={1}
              max={30}
              {...form.field('checkInLetter.days')}
            />
            <NativeSelect label={REGISTER_TERMS.hour} data={HOURS} {...form.field('checkInLetter.hour')} />
          </div>
        </Stack>
      </Fieldset>
      <Switch label={REGISTER_TERMS.reminders} {...form.tick('reminders')} />
      <FormFoot submit={REGISTER_TERMS.save} form={form} />
    </StackedForm>
  );
}

function useTermsForm(terms: Terms, loadLatest: LoadLatest) {
  const replace = useWrite(registerSettings.replace, { success: () => REGISTER_TERMS.saved });
  return useForm({
    schema: registerTermsEdit,
    start: termsForm.encode(terms),
    read: (draft) => ({ ...termsForm.decode(draft), ...readAccount(draft) }),
    version: terms.version,
    loadLatest: loadLatest,
    save: (body, version) => replace.mutateAsync({ body, version }),
    describe: REGISTER_TERMS.saveFailed,
  });
}
