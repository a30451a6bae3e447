import { money, retention } from '@approdo/shared/contract/money/payments';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { readTypedEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { Stack, Text, TextInput } from '@mantine/core';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { RETAIN_FORM } from '../payments/index.ts';

type Props = {
  readonly bookingId: string;
  /** Cents of the deposit that are held. */
  readonly held: number;
  readonly onClose: () => void;
};

/** Retains a part of the deposit for damage. */
export function RetainForm({ bookingId, held, onClose }: Props) {
  const retain = useWrite(money.retain, { success: () => RETAIN_FORM.saved });
  const form = useForm({
    schema: retention,
    start: { amount: '', reason: '' },
    read: ({ amount, reason }) => ({ amount: readTypedEuros(amount), reason }),
    save: async (body) => {
      await retain.mutateAsync({ params: { id: bookingId }, body });
      onClose();
    },
    describe: (fault) => describeFailure(fault, RETAIN_FORM.failed),
  });
  const leave = form.leaveBy(onClose);

  return (
    <FormWindow title={RETAIN_FORM.title} onClose={leave}>
      <form {...form.props}>
        <Stack>
          <Text>{RETAIN_FORM.held(formatEuros(held))}</Text>
          <FormProblem problem={form.problem} />
          <TextInput label={RETAIN_FORM.amount} inputMode="decimal" {...form.field('amount')} />
          <TextInput label={RETAIN_FORM.reason} {...form.field('reason')} />
          <FormButtons submit={RETAIN_FORM.submit} isSaving={form.isSaving} onCancel={leave} />
        </Stack>
      </form>
    </FormWindow>
  );
}
