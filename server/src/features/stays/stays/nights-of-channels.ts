import type { Booking } from '@approdo/shared/contract/bookings/bookings';
import type { Clock } from '../../../adapters/clock.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { listBookedEvents } from './events.repository.ts';
import { countChangeOf, countChangeOfStays } from './imports.repository.ts';

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

type Change = { readonly trx: Trx; readonly clock: Clock };

/** To be called where stays keep more or fewer nights free around them: portals take a change only by its number. */
export async function markStaysChanged({ trx, clock }: Change): Promise<void> {
  await countChangeOfStays(trx, { since: clock.today(), now: clock.now() });
}

/** To be called where what a channel tells of has become a stay, or is none any more. */
export async function markStayChanged({ trx, clock }: Change, id: string): Promise<void> {
  await countChangeOf(trx, id, clock.now());
}
