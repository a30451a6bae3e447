import type { Clock } from '../../adapters/clock.ts';
import type { Trx } from '../../db/transaction.ts';
import { countChangeOf, countChangeOfStays } from './imports.repository.ts';

type Change = { readonly trx: Trx; readonly clock: Clock };

/** To be called where stays keep more or fewer nights free around them: portals take a change only by its number. */
export async function retellStays({ trx, clock }: Change): Promise<void> {
  await countChangeOfStays(trx, { since: clock.today(), now: clock.now() });
}

/** To be called where what a channel tells of has become a stay, or is none any more. */
export async function retellStay({ trx, clock }: Change, id: string): Promise<void> {
  await countChangeOf(trx, id, clock.now());
}
