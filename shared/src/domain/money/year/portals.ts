import type { LocalDate } from '../../base/date/local-date.ts';
import type { Stay } from '../../stays/stay.ts';

/** The portals whose files are read, by the names that their stays have here. */
export const PORTAL_NAMES = { AIRBNB: 'Airbnb', BOOKING: 'Booking.com', VRBO: 'Vrbo' } as const;

export type Portal = keyof typeof PORTAL_NAMES;

export const PORTALS = ['AIRBNB', 'BOOKING', 'VRBO'] as const satisfies readonly Portal[];

/** What a stay of a portal came to, in cents. */
export type PortalMoney = Readonly<Record<'gross' | 'commission' | 'withheld' | 'paid', number>>;

export type Payout = { readonly date: LocalDate; readonly amount: number };

/** A stay as a portal's files tell it. */
export type PortalStay = Stay &
  PortalMoney & {
    readonly portal: Portal;
    readonly code: string;
    readonly guestName: string;
    readonly currency: string;
    readonly unexplained: number;
    readonly payouts: readonly Payout[];
    /** The stay of this house that it is. */
    readonly bookingId: string | null;
    /** The owner's own figures, for another currency. */
    readonly euros: PortalMoney | null;
  };
