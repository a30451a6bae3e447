import type { Clock } from '../../../adapters/clock.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { insertAttempts, listAttempts } from './limits.repository.ts';
import { keyOf, limits, type Use } from './limits.service.ts';

/** When one more attempt fits: now, or once earlier ones, future slots included, leave the window. */
export async function findSlot(reader: Reader, clock: Clock, [name, subject]: Use): Promise<Date> {
  const { max, windowMs } = limits[name];
  const now = clock.now().getTime();
  const attempts = await listAttempts(reader, keyOf(name, subject), now - windowMs);
  return new Date(Math.max(now, (attempts.at(-max) ?? 0) + windowMs));
}

/** Books the next free slot for an attempt that must wait. Attempts that may be refused use `spend` instead. */
export async function takeSlot(trx: Trx, clock: Clock, use: Use): Promise<Date> {
  const slot = await findSlot(trx, clock, use);
  await insertAttempts(trx, [{ key: keyOf(...use), attempted_at: slot.getTime() }]);
  return slot;
}
