import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';

/** Whether an instalment is due today or late. */
export function isMoneyDue({ pay }: Pick<BookingMoney, 'pay'>, today: LocalDate): boolean {
  return pay !== null && pay.dueDate <= today;
}
