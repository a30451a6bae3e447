import type { Clock } from '../../../adapters/clock.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { insertAttempts, listAttempts } from './limits.repository.ts';
import { keyOf, limits, type Use } from './limits.service.ts';

/** When one more attempt fits: now, or once earlier ones, future slots included, leave the window. */
export async function findTurn(reader: Reader, clock: Clock, [name, whose]: Use): Promise<Date> {
  const { most, windowMs } = limits[name];
  const now = clock.now().getTime();
  const counted = await listAttempts(reader, keyOf(name, whose), now - windowMs);
  return new Date(Math.max(now, (counted.at(-most) ?? 0) + windowMs));
}

/** Books the next free slot for an attempt that must wait. Attempts that may be refused use `spend` instead. */
export async function takeTurn(trx: Trx, clock: Clock, use: Use): Promise<Date> {
  const turn = await findTurn(trx, clock, use);
  await insertAttempts(trx, [{ key: keyOf(...use), attempted_at: turn.getTime() }]);
  return turn;
}
