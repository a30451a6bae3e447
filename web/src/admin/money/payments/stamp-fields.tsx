import { Checkbox, Fieldset, Stack, TextInput } from '@mantine/core';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { STAMP_FORM } from './texts/documents.ts';
import type { TermsForm } from './use-terms-form.ts';

/** The stamp duty on receipts. */
export function StampFields({ form: { field, tick, draft } }: { readonly form: TermsForm }) {
  return (
    <Fieldset legend={STAMP_FORM.legend}>
      <Stack>
        <p className={kit.help}>{STAMP_FORM.help}</p>
        <Checkbox label={STAMP_FORM.enabled} {...tick('stampDuty.enabled')} />
        {draft.stampDuty.enabled && (
          <>
            <div style={columns('14rem')}>
              <TextInput label={STAMP_FORM.over} inputMode="decimal" {...field('stampDuty.over')} />
              <TextInput label={STAMP_FORM.amount} inputMode="decimal" {...field('stampDuty.amount')} />
            </div>
            <TextInput label={STAMP_FORM.text} {...field('stampDuty.text')} />
          </>
        )}
      </Stack>
    </Fieldset>
  );
}
