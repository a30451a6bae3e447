import { compactIban, formatIban, isIban, needsBic } from '@approdo/shared/domain/money/iban';
import { Text, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import type { Faults } from '../../kit/form/use-form.ts';
import kit from '../../kit/styles/kit.module.css';
import { ACCOUNT } from './texts.ts';

type Name = 'holder' | 'iban' | 'bic';

type Field = {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

type Props = {
  /** Any form that has the account among its fields. */
  readonly form: {
    readonly draft: Readonly<Record<Name, string>>;
    readonly faults: Faults;
    readonly field: (name: Name) => Field;
  };
};

/** The account for guests' transfers. The IBAN is checked while typing; the BIC appears where needed. */
export function IbanFields({ form: { draft, faults, field } }: Props) {
  const iban = compactIban(draft.iban);
  const isRight = isIban(iban);
  const hasBic = needsBic(iban) || draft.bic !== '' || faults.bic !== undefined;
  return (
    <>
      <TextInput label={ACCOUNT.holder} autoComplete="off" {...field('holder')} />
      <TextInput label={ACCOUNT.iban} autoComplete="off" autoCapitalize="characters" {...field('iban')} />
      <Text className={kit.wrapAnywhere} size="sm" c={isRight ? 'var(--olive)' : 'dimmed'} mt="-0.5rem" role="status">
        {iban !== '' &&
          faults.iban === undefined &&
          (isRight ? ACCOUNT.ibanRight(formatIban(iban)) : ACCOUNT.ibanWrong)}
      </Text>
      {hasBic && (
        <TextInput
          label={ACCOUNT.bic}
          description={ACCOUNT.bicHelp}
          autoComplete="off"
          autoCapitalize="characters"
          {...field('bic')}
        />
      )}
    </>
  );
}
