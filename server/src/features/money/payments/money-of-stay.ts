import type { Reader } from '../../../db/transaction.ts';
import { listEntries } from './entries.repository.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import { findPlan } from './plans.repository.ts';
import { findPrice, listPrices } from './prices.repository.ts';

/** What papers tell of the money of a stay: its price, its instalments, what was paid and on which terms. */
export async function readMoneyOfStay(reader: Reader, bookingId: string) {
  return {
    price: await findPrice(reader, bookingId),
    plan: await findPlan(reader, bookingId),
    entries: await listEntries(reader, bookingId),
    terms: await getPaymentTerms(reader),
  };
}

/** All that a stay has cost and all that came and went for it, each in the order in which it was written down. */
export async function readMoneyHistory(reader: Reader, bookingId: string) {
  return { prices: await listPrices(reader, bookingId), entries: await listEntries(reader, bookingId) };
}
