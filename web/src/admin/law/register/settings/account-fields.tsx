import { Group, Radio, TextInput, type TextInputProps } from '@mantine/core';
import type { Faults } from '../../../kit/form/use-form.ts';
import { REGISTER_ACCOUNT } from '../../guests/index.ts';
import type { AccountDraft } from './account-draft.ts';

const ACCOUNTS = ['STANDARD', 'APARTMENTS'] as const;

type Props = {
  readonly account: AccountDraft['account'];
  readonly faults: Faults;
  readonly onChoose: (account: AccountDraft['account']) => void;
  /** Binds the apartment number to its form. */
  readonly apartment: TextInputProps;
};

/** The type of account from the Questura, and the apartment number. */
export function AccountFields({ account, faults, onChoose, apartment }: Props) {
  return (
    <>
      <Radio.Group
        label={REGISTER_ACCOUNT.legend}
        description={REGISTER_ACCOUNT.hint}
        error={faults.account}
        value={account}
        onChange={(value) => onChoose(ACCOUNTS.find((known) => known === value) ?? account)}
      >
        <Group mt="xs">
          {ACCOUNTS.map((value) => (
            <Radio key={value} value={value} label={REGISTER_ACCOUNT[value]} />
          ))}
        </Group>
      </Radio.Group>
      {account === 'APARTMENTS' && (
        <TextInput
          label={REGISTER_ACCOUNT.apartmentId}
          description={REGISTER_ACCOUNT.apartmentHint}
          inputMode="numeric"
          autoComplete="off"
          maw="24rem"
          {...apartment}
        />
      )}
    </>
  );
}
