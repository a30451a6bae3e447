import { fillsOf, listOpenParts } from '@approdo/shared/domain/money/ledger';
import type { Reader } from '../../../db/transaction.ts';
import { getBooking, type StayTransaction } from '../../stays/stays/index.ts';
import { findDuePlan, wayFrom } from './due-plan.ts';
import { listEntries } from './entries.repository.ts';
import { askForPayment } from './payment-letters.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import type { PaymentTerms } from './payments.table.ts';
import { listUnpaidStays } from './plans.repository.ts';
import { deleteWayToPay, findWayToPay, insertWayToPay } from './way-to-pay.repository.ts';
import { type Cards, hasWay } from './ways-to-pay.ts';

/**
 * Notes since when guests can pay, once they can, and asks those who were confirmed before; forgets it once they cannot
 * any more. To be called where an account may have come or gone, and from time to time, since cards come with a start.
 */
export async function followWays(change: StayTransaction): Promise<void> {
  const { trx, clock, cards } = change;
  const terms = await getPaymentTerms(trx);
  const isThere = hasWay({ terms, cards });
  const isKnown = (await findWayToPay(trx)) !== undefined;
  if (isThere === isKnown) return;
  if (!isThere) return await deleteWayToPay(trx);
  await insertWayToPay(trx, wayFrom(clock.today(), terms));
  await askAllWaiting(change, terms);
}

/** Whether `followWays` would change anything. */
export async function areWaysOutdated(reader: Reader, cards: Cards): Promise<boolean> {
  const terms = await getPaymentTerms(reader);
  return hasWay({ terms, cards }) !== ((await findWayToPay(reader)) !== undefined);
}

/** How many stays to come or under way owe something that their guests cannot pay. */
export async function countWithoutWay(reader: Reader, today: string): Promise<number> {
  if (await findWayToPay(reader)) return 0;
  return (await listUnpaidStays(reader, today)).length;
}

async function askAllWaiting(change: StayTransaction, terms: PaymentTerms): Promise<void> {
  const { trx, clock } = change;
  const today = clock.today();
  for (const id of await listUnpaidStays(trx, today)) {
    const stay = await getBooking(trx, id);
    const plan = stay.isBlocked ? undefined : await findDuePlan(trx, stay, today);
    if (stay.isBlocked || !plan) continue;
    const fills = fillsOf(await listEntries(trx, id));
    const parts = listOpenParts({ instalments: plan.instalments, fills }, today);
    if (parts.length > 0) await askForPayment(change, 'ASKED', { stay, parts, reference: plan.reference, terms });
  }
}
