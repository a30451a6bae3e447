import { type OwnTurnover, ownTurnover, type Turnover, turnover } from '@approdo/shared/contract/bookings/turnovers';
import type { TurnoverTerms } from '@approdo/shared/domain/bookings/turnovers';
import { viewAs } from '../../../http/calls/view-as.ts';
import type { Departure } from './departures.ts';

/** Check-in and check-out times. */
export type Hours = { readonly checkInFrom: string | null; readonly checkOutBy: string | null };

/** What is needed to view a turnover, besides the departure. */
export type ViewContext = { readonly terms: Pick<TurnoverTerms, 'items'>; readonly hours: Hours };

/** The cleaner's view: without names or booking ids. */
export function viewTurnover(departure: Departure, context: ViewContext): Turnover {
  return viewAs(turnover, describe(departure, context));
}

export function viewOwnTurnover(departure: Departure, context: ViewContext): OwnTurnover {
  return viewAs(ownTurnover, describe(departure, context));
}

function describe({ day, leaving, arriving, known }: Departure, { terms, hours }: ViewContext): OwnTurnover {
  const { done, kept, readyAt, readyBy } = known;
  const guests = leaving?.numberOfGuests ?? null;
  return {
    day,
    bookingId: leaving?.bookingId ?? null,
    nextArrival: arriving?.startDate ?? null,
    checkOutBy: hours.checkOutBy,
    checkInFrom: hours.checkInFrom,
    leaving: guests === null ? null : { numberOfGuests: guests },
    arriving: arriving
      ? {
          numberOfGuests: arriving.numberOfGuests,
          linen: arriving.linen,
          note: arriving.cleaningNote,
          ...(arriving.extras.length > 0 && {
            extras: arriving.extras.map(({ name, quantity }) => ({ name, quantity })),
          }),
        }
      : null,
    items: (kept ?? terms.items).map(({ id, text }) => ({ id, text, isDone: done.includes(id) })),
    isReady: readyAt !== null,
    readyAt,
    readyBy,
  };
}
