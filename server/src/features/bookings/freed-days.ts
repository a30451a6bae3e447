import type { Stay } from '@approdo/shared/domain/stay';
import type { Reader } from '../../db/transaction.ts';
import { conflict } from '../../http/problems.ts';
import { nameOfChannel } from '../channels/channel-names.ts';
import { deriveImports, isAnyDayTold } from '../channels/derive-imports.ts';
import { getProperty } from '../property/property.service.ts';
import type { BookingChange } from './booking-change.ts';
import type { StoredBooking } from './bookings.table.ts';

/** Throws 409 where the days are a channel's: who freed them here would sell them twice. */
export async function refuseImported(reader: Reader, booking: StoredBooking): Promise<void> {
  if (!booking.isBlocked || booking.channelId === null) return;
  const name = await nameOfChannel(reader, booking.channelId);
  throw conflict(`Queste date arrivano da ${name}: si liberano là.`);
}

/** Days that were the owner's own go to the events of channels that waited for them. */
export async function shareFreedDays({ trx, clock }: BookingChange, { startDate, endDate }: Stay): Promise<void> {
  const days = { from: startDate, to: endDate };
  // Nobody waits for most, and then there is nothing to share out.
  if (!(await isAnyDayTold({ trx, clock }, days))) return;
  const { sameDayTurnover } = await getProperty(trx);
  await deriveImports({ trx, clock }, { ...days, sameDayTurnover });
}
