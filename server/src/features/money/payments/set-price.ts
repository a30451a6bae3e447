import type { newSchedule } from '@approdo/shared/contract/money/payments';
import type { newPrice } from '@approdo/shared/contract/prices/booking-price';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { byDueDate, findDueDateFaults, findScheduleFault, isOfPrice } from '@approdo/shared/domain/money/instalments';
import { linesOfQuote, type PriceLine, totalOf } from '@approdo/shared/domain/prices/price';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import { conflict, invalidFields, refuseFaults } from '../../../http/problems.ts';
import { writeAudit } from '../../base/audit/index.ts';
import { dropCode } from '../../prices/codes/index.ts';
import type { GuestStay, StayTransaction, StoredBooking } from '../../stays/stays/index.ts';
import { findDuePlan } from './due-plan.ts';
import { planPayments, replan } from './plan-payments.ts';
import { findPlan, replaceInstalments } from './plans.repository.ts';
import { findListName, listLabel, madeFor, type Prices, quoteBooking } from './price-stay.ts';
import { addPrice, findPrice } from './prices.repository.ts';
import { reconcileTax } from './reconcile-tax.ts';

type PriceChange = { readonly stay: GuestStay; readonly price: z.output<typeof newPrice>; readonly prices: Prices };

/** Sets the price of a stay in a new edition. The first price of a confirmed stay creates its instalments. */
export async function setPrice(change: StayTransaction, { stay, price, prices }: PriceChange): Promise<void> {
  const { trx, clock } = change;
  const today = clock.today();
  const former = await findPrice(trx, stay.id);
  const listed = [...(former?.lines ?? []), ...linesOfQuote(quoteBooking(stay, prices), listLabel)];
  const wasPriced = former !== undefined && former.total !== null;
  if (stay.status === 'CONFIRMED' && wasPriced && price.reason === null) {
    throw invalidFields({ reason: say('priceReasonMissing') });
  }
  const lines = price.lines.map((line) => withListDetails(line, listed));
  await addPrice(trx, stay.id, {
    lines,
    total: totalOf(price.lines),
    isAgreed: true,
    ...madeFor(stay),
    reason: price.reason,
    createdAt: clock.now().toISOString(),
  });
  if (!lines.some(isOfCode)) await dropCode(trx, stay.id);
  await auditPrice(change, stay, sayTotal(totalOf(price.lines)));
  if (stay.status !== 'CONFIRMED') return;
  await replan(trx, { stay, formerArrival: stay.startDate, today });
  await reconcileTax(change, stay);
  await planPayments(change, stay, today);
}

/** Sets the instalments of the price; security deposit and tax stay as they are. */
export async function setSchedule(
  change: Pick<StayTransaction, 'trx' | 'clock' | 'by'>,
  { stay, schedule }: { readonly stay: GuestStay; readonly schedule: z.output<typeof newSchedule> },
): Promise<void> {
  const { trx, clock } = change;
  const price = await findPrice(trx, stay.id);
  const plan = await findPlan(trx, stay.id);
  if (!plan || !price || price.total === null) {
    throw conflict(say('scheduleBeforePrice'));
  }
  const due = await findDuePlan(trx, stay, clock.today());
  const { instalments } = schedule;
  const fault = findScheduleFault(instalments, { total: price.total, formatAmount: formatEuros });
  const days = { today: clock.today(), departure: stay.endDate, former: (due ?? plan).instalments.filter(isOfPrice) };
  refuseFaults({ ...(fault !== undefined && { instalments: fault }), ...findDueDateFaults(instalments, days) });
  const others = plan.instalments.filter((part) => !isOfPrice(part));
  await replaceInstalments(trx, stay.id, [...instalments, ...others].toSorted(byDueDate));
  await auditPrice(change, stay, 'Rate cambiate');
}

async function auditPrice(
  { trx, clock, by = null }: Pick<StayTransaction, 'trx' | 'clock' | 'by'>,
  { id }: GuestStay,
  summary: string,
): Promise<void> {
  await writeAudit(trx, { at: clock.now(), by, action: 'PRICE_CHANGED', object: 'STAY', objectId: id, summary });
}

function sayTotal(total: number | null): string {
  return total === null ? 'Prezzo da concordare' : `Prezzo: ${formatEuros(total)}`;
}

/** Throws 409 for closed days and refused requests: neither has a price. */
export function requireOpen(booking: StoredBooking): GuestStay {
  if (booking.isBlocked || booking.status === 'REJECTED') {
    throw conflict(say('bookingWithoutPrice'));
  }
  return booking;
}

/** Whether the line is the discount of a code; a price without such a line is one without the code. */
function isOfCode({ part }: PriceLine): boolean {
  return part?.kind === 'discount' && part.reason === 'CODE';
}

/** Restores the details of a price-list line that came back unchanged, so that it can be named in any language. */
function withListDetails(line: PriceLine, listed: readonly PriceLine[]): PriceLine {
  const { nights, part } = listed.find(({ kind, label }) => kind === line.kind && label === line.label) ?? {};
  const detailed = { ...line, ...(nights && { nights }), ...(part && { part }) };
  return (nights || part) && findListName(detailed) ? detailed : line;
}
