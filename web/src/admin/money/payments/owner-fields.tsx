import { Fieldset, Stack, TextInput } from '@mantine/core';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { TERMS_FORM } from './texts/payments.ts';
import type { TermsForm } from './use-terms-form.ts';

/** The landlord's details. */
export function OwnerFields({ form: { field } }: { readonly form: TermsForm }) {
  return (
    <Fieldset legend={TERMS_FORM.owner}>
      <Stack>
        <p className={kit.help}>{TERMS_FORM.ownerHelp}</p>
        <div style={columns('14rem')}>
          <TextInput label={TERMS_FORM.ownerName} {...field('owner.name')} />
          <TextInput label={TERMS_FORM.ownerTaxCode} autoCapitalize="characters" {...field('owner.taxCode')} />
        </div>
        <TextInput label={TERMS_FORM.ownerAddress} {...field('owner.address')} />
      </Stack>
    </Fieldset>
  );
}
