import type { Booking } from '@approdo/shared/contract/stay/bookings';
import type { Reader } from '../../db/transaction.ts';
import { listBookedEvents } from './events.repository.ts';

export type NightsOfChannel = NonNullable<Booking['channel']>;

/** Of each booking that is a channel's event, or of that one, whose it is and what it counts as there, by the booking's id. */
export async function readNightsOfChannels(
  reader: Reader,
  bookingId?: string,
): Promise<ReadonlyMap<string, NightsOfChannel>> {
  const events = await listBookedEvents(reader, bookingId);
  return new Map(
    events.map(({ id, channelId, name, as, endDate }) => [
      id,
      { id: channelId, name, as: as === 'STAY' ? 'STAY' : 'CLOSURE', checkOut: endDate },
    ]),
  );
}
