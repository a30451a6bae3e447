import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { cardPayments, newRefund } from '@approdo/shared/contract/money/card-payments';
import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { readTypedEuros, writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { makeKey } from '../../../browser/make-key.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { CARD_REFUND } from '../payments/index.ts';
import { EntryForm, type EntryStart } from './entry-form.tsx';
import type { LineDraft } from './price-draft.ts';
import { PriceForm } from './price-form.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import { RetainForm } from './retain-form.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { UndoForm } from './undo-form.tsx';
import type { Entry } from './use-money.ts';

/** The form that is open, with its initial values. */
export type OpenMoneyForm =
  | { readonly kind: 'price'; readonly lines: readonly LineDraft[]; readonly reason: string }
  | { readonly kind: 'schedule' | 'retain' }
  | ({ readonly kind: 'entry' } & EntryStart)
  | { readonly kind: 'undo'; readonly entry: Entry }
  | { readonly kind: 'receipt'; readonly entries: readonly Entry[] }
  | { readonly kind: 'card-refund'; readonly entryId: string; readonly left: number };

/** The props of each part of a booking's money. */
export type MoneyPartProps = {
  readonly booking: Booking;
  readonly money: BookingMoney;
  readonly today: LocalDate;
  readonly onOpen: (form: OpenMoneyForm) => void;
};

type Props = Omit<MoneyPartProps, 'onOpen'> & { readonly form: OpenMoneyForm; readonly onClose: () => void };

export function MoneyForm({ form, booking, money, today, onClose }: Props) {
  switch (form.kind) {
    case 'price':
      return <PriceForm booking={booking} money={money} start={form} onClose={onClose} />;
    case 'schedule':
      return <ScheduleForm booking={booking} money={money} today={today} onClose={onClose} />;
    case 'entry':
      return <EntryForm bookingId={booking.id} money={money} today={today} start={form} onClose={onClose} />;
    case 'retain':
      return <RetainForm bookingId={booking.id} held={money.held ?? 0} onClose={onClose} />;
    case 'undo':
      return <UndoForm entry={form.entry} onClose={onClose} />;
    case 'receipt':
      return <ReceiptForm booking={booking} entries={form.entries} onClose={onClose} />;
    case 'card-refund':
      return <CardRefundForm entryId={form.entryId} left={form.left} onClose={onClose} />;
  }
}

type CardRefundFormProps = {
  readonly entryId: string;
  /** Cents of the payment that can still be refunded. */
  readonly left: number;
  readonly onClose: () => void;
};

/** Refunds a card payment, in full by default; submitting twice makes one refund. */
function CardRefundForm({ entryId, left, onClose }: CardRefundFormProps) {
  const refund = useWrite(cardPayments.refund, { success: () => CARD_REFUND.requested });
  const [key] = useState(makeKey);
  const form = useForm({
    schema: newRefund,
    start: { amount: writeEuros(left) },
    read: ({ amount }) => ({ amount: readTypedEuros(amount), key }),
    save: async (body) => {
      await refund.mutateAsync({ params: { id: entryId }, body });
      onClose();
    },
    describe: (fault) => describeFailure(fault, CARD_REFUND.failed),
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
