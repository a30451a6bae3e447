import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { Clock } from '../../../adapters/clock.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { listBookedEvents } from './events.repository.ts';
import { bumpSequenceOf, bumpSequenceOfStays } from './imports.repository.ts';

export type NightsOfChannel = NonNullable<Booking['channel']>;

/** For each booking that is a channel event, or for one: its channel and what it counts as there, by booking id. */
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

/** Call it when stays keep more or fewer nights free around them: portals notice a change by its sequence number. */
export async function markStaysChanged({ trx, clock }: Change): Promise<void> {
  await bumpSequenceOfStays(trx, { since: clock.today(), now: clock.now() });
}

/** Call it when a channel event has become a stay, or is no longer one. */
export async function markStayChanged({ trx, clock }: Change, id: string): Promise<void> {
  await bumpSequenceOf(trx, id, clock.now());
}
