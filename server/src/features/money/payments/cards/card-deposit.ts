import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { isOfPrice, planSchedule } from '@approdo/shared/domain/money/instalments';
import type { Reader } from '../../../../db/transaction.ts';
import { getPaymentTerms } from '../payment-settings.repository.ts';
import { type Cards, takesCards } from '../ways-to-pay.ts';

/** A price in cents, and the day that due dates are calculated from. */
type Priced = { readonly total: number; readonly since: LocalDate; readonly arrival: LocalDate };

/** The first instalment in cents, if payable by card now; undefined where cards are off or the amount is too small. */
export async function readCardDeposit(reader: Reader, priced: Priced, cards: Cards): Promise<number | undefined> {
  if (!cards || !(await takesCards(reader, cards))) return undefined;
  const [first] = planSchedule(priced, await getPaymentTerms(reader)).filter(isOfPrice);
  return first && first.amount >= Math.max(1, cards.minChargeCents) ? first.amount : undefined;
}
