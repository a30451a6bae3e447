import type { ToDo } from '@approdo/shared/contract/operations/today';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { EntryForm, useMoney } from '../../money/stay-money/index.ts';

type Props = {
  /** A late instalment. */
  readonly late: Pick<ToDo, 'id' | 'title' | 'payment'>;
  readonly onClose: () => void;
};

/** Records a late payment where it is told of, with its amount; it waits for nothing that is read of the stay. */
export function PaymentWindow({ late: { id, title, payment }, onClose }: Props) {
  const bookingId = id ?? '';
  const { data: money } = useMoney({ id: bookingId, status: 'CONFIRMED', isBlocked: false });
  if (!payment) return null;
  return (
    <EntryForm
      bookingId={bookingId}
      about={title}
      money={money}
      today={todayInRome(new Date())}
      start={{ direction: 'IN', purpose: payment.purpose, amount: writeEuros(payment.amount) }}
      onClose={onClose}
    />
  );
}
