import type { Reader } from '../../../db/transaction.ts';
import { listEntries, listFills } from './entries.repository.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import { findStayByReference } from './plans.repository.ts';
import { findPrice, listPrices } from './prices.repository.ts';

/** The money facts that documents of a stay need: price, payments and terms. */
export async function readMoneyOfStay(reader: Reader, bookingId: string) {
  return {
    price: await findPrice(reader, bookingId),
    entries: await listEntries(reader, bookingId),
    terms: await getPaymentTerms(reader),
  };
}

/** The stamp duty on receipts, as the owner set it. */
export async function readReceiptStamp(reader: Reader) {
  return (await getPaymentTerms(reader)).stampDuty;
}

/** All prices and all entries of a stay, each in the order in which they were recorded. */
export async function readMoneyHistory(reader: Reader, bookingId: string) {
  return { prices: await listPrices(reader, bookingId), entries: await listEntries(reader, bookingId) };
}

/** The id of the stay that a transfer with this reference belongs to. */
export async function readStayOfReference(reader: Reader, reference: string): Promise<string | undefined> {
  return await findStayByReference(reader, reference);
}

/** The tourist tax collected for several stays, less refunds, in cents. */
export async function readTaxCollected(reader: Reader, bookingIds: readonly string[]): Promise<number> {
  const fills = await listFills(reader, bookingIds);
  return [...fills.values()].reduce((sum, { TAX }) => sum + TAX, 0);
}
