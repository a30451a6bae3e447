import { Fieldset, Stack } from '@mantine/core';
import kit from '../../kit/styles/kit.module.css';
import { IbanFields } from '../../prices/way-to-pay/index.ts';
import { TERMS_FORM } from './texts/payments.ts';
import type { TermsForm } from './use-terms-form.ts';

/** The account for guests' transfers. */
export function AccountFields({ form }: { readonly form: TermsForm }) {
  return (
    <Fieldset legend={TERMS_FORM.account}>
      <Stack>
        <p className={kit.help}>{TERMS_FORM.accountHelp}</p>
        <IbanFields form={form} />
      </Stack>
    </Fieldset>
  );
}
