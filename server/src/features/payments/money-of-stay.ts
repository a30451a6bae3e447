import type { Reader } from '../../db/transaction.ts';
import { listEntries } from './entries.repository.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import { findPlan } from './plans.repository.ts';
import { findPrice } from './prices.repository.ts';

/** What papers tell of the money of a stay: its price, its instalments, what was paid and on which terms. */
export async function readMoneyOfStay(reader: Reader, bookingId: string) {
  return {
    price: await findPrice(reader, bookingId),
    plan: await findPlan(reader, bookingId),
    entries: await listEntries(reader, bookingId),
    terms: await getPaymentTerms(reader),
  };
}
