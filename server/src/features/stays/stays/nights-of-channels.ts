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

/** Call it where stays keep more or fewer nights free around them: portals notice a change only by its number. */
export async function markStaysChanged({ trx, clock }: Change): Promise<void> {
  await countChangeOfStays(trx, { since: clock.today(), now: clock.now() });
}

/** Call it where an event of a channel has become a stay, or is no longer one. */
export async function markStayChanged({ trx, clock }: Change, id: string): Promise<void> {
  await countChangeOf(trx, id, clock.now());
}
