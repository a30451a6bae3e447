import { cardPayments } from '@approdo/shared/contract/money/card-payments';
import { INSTANT_DEPOSITS, type InstantRules } from '@approdo/shared/domain/prices/instant';
import { Radio, Stack } from '@mantine/core';
import { useRead } from '../../../session/use-read.ts';
import { INSTANT } from '../texts/instant.ts';

type Props = {
  readonly deposit: InstantRules['deposit'];
  readonly onChange: (deposit: InstantRules['deposit']) => void;
};

/** When the deposit is paid; by card at once only if card payments are on. */
export function DepositField({ deposit, onChange }: Props) {
  const { data: cards } = useRead(cardPayments.standing);
  const hasNoCards = cards?.isOn === false;
  return (
    <Radio.Group
      label={INSTANT.deposit}
      value={deposit}
      onChange={(value) => {
        const chosen = INSTANT_DEPOSITS.find((known) => known === value);
        if (chosen) onChange(chosen);
      }}
    >
      <Stack gap="xs" mt="xs">
        {INSTANT_DEPOSITS.map((value) => {
          const isOff = value === 'CARD' && hasNoCards;
          return (
            <Radio
              key={value}
              value={value}
              label={INSTANT.deposits[value]}
              disabled={isOff}
              description={isOff ? INSTANT.noCards : undefined}
            />
          );
        })}
      </Stack>
    </Radio.Group>
  );
}
