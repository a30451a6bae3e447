import { newRefund } from '@approdo/shared/contract/money/card-payments';
import { formatEuros } from '@approdo/shared/domain/money/money';
import { readTypedEuros, writeEuros } from '@approdo/shared/domain/money/typed-euros';
import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { makeKey } from '../../../../make-key.ts';
import { sayThisFirst } from '../../../feedback/failure.ts';
import { FormButtons } from '../../../form/form-buttons.tsx';
import { FormProblem } from '../../../form/form-problem.tsx';
import { FormWindow } from '../../../form/form-window.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useRefundCard } from '../../../resources/use-cards.ts';
import { CARD_REFUND } from '../../../texts/cards.ts';

type Props = {
  readonly entryId: string;
  /** Cents of the payment that can still be given back. */
  readonly left: number;
  readonly onClose: () => void;
};

/** Gives back a payment by card, all of it unless the owner says otherwise; asked for twice, it is one refund. */
export function CardRefundForm({ entryId, left, onClose }: Props) {
  const refund = useRefundCard();
  const [key] = useState(makeKey);
  const form = useForm({
    schema: newRefund,
    start: { amount: writeEuros(left) },
    read: ({ amount }) => ({ amount: readTypedEuros(amount), key }),
    save: async (body) => {
      await refund.mutateAsync({ params: { id: entryId }, body });
      onClose();
    },
    describe: (fault) => sayThisFirst(fault, CARD_REFUND.failed),
  });
  const leave = form.leaveBy(onClose);

  return (
    <FormWindow title={CARD_REFUND.title} onClose={leave}>
      <form {...form.props}>
        <Stack>
          <Text>{CARD_REFUND.help(formatEuros(left))}</Text>
          <FormProblem problem={form.problem} />
          <TextInput label={CARD_REFUND.amount} inputMode="decimal" {...form.field('amount')} />
          <FormButtons submit={CARD_REFUND.submit} isSaving={form.isSaving} onCancel={leave} />
        </Stack>
      </form>
    </FormWindow>
  );
}
