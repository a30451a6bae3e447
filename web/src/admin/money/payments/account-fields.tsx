import { compactIban, formatIban, isIban, needsBic } from '@approdo/shared/domain/money/iban';
import { Fieldset, Stack, TextInput } from '@mantine/core';
import kit from '../../kit/styles/kit.module.css';
import styles from './terms-form.module.css';
import { TERMS_FORM } from './texts/payments.ts';
import type { TermsForm } from './use-terms-form.ts';

/** The account for guests' transfers. The IBAN is checked while typing; the BIC appears where needed. */
export function AccountFields({ form: { draft, faults, field } }: { readonly form: TermsForm }) {
  const iban = compactIban(draft.iban);
  const isRight = isIban(iban);
  const hasBic = needsBic(iban) || draft.bic !== '' || faults.bic !== undefined;
  return (
    <Fieldset legend={TERMS_FORM.account}>
      <Stack>
        <p className={kit.help}>{TERMS_FORM.accountHelp}</p>
        <TextInput label={TERMS_FORM.holder} autoComplete="off" {...field('holder')} />
        <TextInput label={TERMS_FORM.iban} autoComplete="off" autoCapitalize="characters" {...field('iban')} />
        <p className={styles.iban} role="status" data-right={isRight || undefined}>
          {iban !== '' &&
            faults.iban === undefined &&
            (isRight ? TERMS_FORM.ibanRight(formatIban(iban)) : TERMS_FORM.ibanWrong)}
        </p>
        {hasBic && (
          <TextInput
            label={TERMS_FORM.bic}
            description={TERMS_FORM.bicHelp}
            autoComplete="off"
            autoCapitalize="characters"
            {...field('bic')}
          />
        )}
      </Stack>
    </Fieldset>
  );
}
