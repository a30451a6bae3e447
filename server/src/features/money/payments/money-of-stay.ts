import type { Reader } from '../../../db/transaction.ts';
import { listEntries } from './entries.repository.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import { findPlan } from './plans.repository.ts';
import { findPrice, listPrices } from './prices.repository.ts';

/** The money facts that documents of a stay need: price, instalments, payments and terms. */
export async function readMoneyOfStay(reader: Reader, bookingId: string) {
  return {
    price: await findPrice(reader, bookingId),
    plan: await findPlan(reader, bookingId),
    entries: await listEntries(reader, bookingId),
    terms: await getPaymentTerms(reader),
  };
}

/** All prices and all entries of a stay, each in the order in which they were recorded. */
export async function readMoneyHistory(reader: Reader, bookingId: string) {
  return { prices: await listPrices(reader, bookingId), entries: await listEntries(reader, bookingId) };
}
