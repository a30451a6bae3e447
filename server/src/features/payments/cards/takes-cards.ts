import type { Reader } from '../../../db/transaction.ts';
import { findWait } from './orders.repository.ts';

/** Who takes cards, as far as it matters for what is shown; `least` in cents. Undefined where nobody does. */
export type Cards = { readonly isTest: boolean; readonly least: number } | undefined;

/** Whether a card can be charged now: after a restore none is before the owner has had missed events resent. */
export async function takesCards(reader: Reader, cards: Cards): Promise<boolean> {
  return cards !== undefined && (await findWait(reader)) === undefined;
}
