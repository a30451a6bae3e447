import type { Stay } from '@approdo/shared/domain/stays/stay';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { conflict } from '../../../http/problems.ts';
import { getTurnover } from '../../content/property/index.ts';
import { deleteBooking } from './bookings.records.ts';
import type { StoredBooking } from './bookings.table.ts';
import { deriveImports, isAnyDayImported } from './derive-imports.ts';
import { findChannelName } from './events.repository.ts';

type FreeingChange = { readonly trx: Trx; readonly clock: Clock };

/** Throws 409 if the days belong to a channel: freeing them here would sell them twice. */
export async function refuseImported(reader: Reader, booking: StoredBooking): Promise<void> {
  if (!booking.isBlocked || booking.channelId === null) return;
  const name = await findChannelName(reader, booking.channelId);
  throw conflict(say('daysOfChannel', { name }));
}

/** Deletes a booking; days of the owner's own go to the channel events that also claim them. */
export async function deleteAndShare(change: FreeingChange, booking: StoredBooking): Promise<void> {
  await deleteBooking(change.trx, booking.id);
  await shareFreedDays(change, booking);
}

/** The same for days that a booking has given up. */
export async function shareFreedDays(change: FreeingChange, freed: Stay): Promise<void> {
  if (await areDaysAwaited(change, freed)) await shareDays(change, freed);
}

/** Usually no event claims the days, and there is nothing to assign. */
async function areDaysAwaited({ trx, clock }: FreeingChange, { startDate, endDate }: Stay): Promise<boolean> {
  return await isAnyDayImported({ trx, clock }, { from: startDate, to: endDate });
}

async function shareDays({ trx, clock }: FreeingChange, { startDate, endDate }: Stay): Promise<void> {
  const { sameDayTurnover } = await getTurnover(trx);
  await deriveImports({ trx, clock }, { from: startDate, to: endDate, sameDayTurnover });
}
