import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import type { CardCheckout } from '../../../adapters/card-checkout/card-checkout.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import type { Actor } from '../../base/audit/index.ts';
import type { Limits } from '../../base/limits/index.ts';
import type { QueueLetter } from '../../content/mail/index.ts';
import type { GuestStay } from './bookings.table.ts';
import type { TaxOfStays } from './tax-of-stays.ts';

/** What a listener to stay changes may use: the transaction, and in it the mail about the change. */
export type StayTransaction = {
  readonly trx: Trx;
  readonly clock: Clock;
  readonly limits: Limits;
  /** The base address of links in mails. */
  readonly origin: string;
  readonly queueLetter: QueueLetter;
  /** The owner's address for mail; without it every ADMIN account is written to. */
  readonly ownerEmail: string | undefined;
  /** The card provider, as far as letters mention it; undefined if there is none. */
  readonly cards: Pick<CardCheckout, 'isTest' | 'minChargeCents'> | undefined;
  /** The tourist tax that is charged with the stay. */
  readonly tax: TaxOfStays;
  /** The actor; left out if the program acts by itself. */
  readonly by?: Actor;
};

type Begun = {
  readonly kind:
    | 'REQUESTED'
    /** Requested and confirmed automatically. */
    | 'BOOKED'
    /** The same, but its days are held for a card payment: nobody is notified yet. */
    | 'HELD';
  readonly before: null;
  readonly after: GuestStay;
  /** Cents that the guest was shown, null if by agreement; undefined if unknown. */
  readonly expectedTotal: number | null | undefined;
};

/** The owner entered it by hand, already confirmed. */
type Entered = {
  readonly kind: 'ENTERED';
  readonly before: null;
  readonly after: GuestStay;
  /** Cents that were agreed on; null if the price list applies. */
  readonly total: number | null;
  /** Whether the guest is notified now; otherwise never. */
  readonly isGuestNotified: boolean;
};

type Changed = {
  readonly kind:
    | 'CONFIRMED'
    /** The payment that its days were held for did not come: it waits for the owner. */
    | 'LAPSED'
    | 'REJECTED'
    | 'EDITED'
    | 'CANCELLED'
    | 'EXPIRED'
    /** It will expire soon. */
    | 'EXPIRING'
    | 'CANCELLATION_ASKED'
    /** Withdrawn by the guest who had asked. */
    | 'CANCELLATION_TAKEN_BACK'
    /** Declined by the owner. */
    | 'CANCELLATION_DECLINED';
  readonly before: GuestStay;
  readonly after: GuestStay;
};

/** The guest takes other extras, or linen. */
type Chosen = {
  readonly kind: 'EXTRAS_CHANGED';
  readonly before: GuestStay;
  readonly after: GuestStay;
  /** If false, the owner did it. */
  readonly isByGuest: boolean;
};

/** The row exists until all listeners have run, since the record of its letters is deleted with it. */
type Ended = { readonly kind: 'WITHDRAWN' | 'REMOVED'; readonly before: GuestStay; readonly after: null };

/** What happened to a stay, after its row and its days were updated. */
export type StayEvent = (Begun | Entered | Changed | Chosen | Ended) & {
  readonly property: PropertyDetails;
  /** A message from the actor to the other side. */
  readonly message?: string | null;
};

/** What happened to a stay, with the transaction in which it happened. */
export type StayChange = StayTransaction &
  StayEvent & {
    /** The provider's pages to close once the change is committed. */
    readonly pagesToClose: string[];
  };

/** How a slice reacts to a change of a stay; throwing undoes the change. */
export type OnStayChange = (change: StayChange) => Promise<void>;

/** What a service needs to change stays. */
export type CommitNeeds = Omit<StayTransaction, 'trx' | 'by'> & {
  readonly database: Database;
  /** Called once queued mail is committed. */
  readonly wakeSenders: () => void;
  /** Closes the provider's payment pages of guests; never throws, and does not wait for long. */
  readonly closePages?: ((checkouts: readonly string[]) => Promise<void>) | undefined;
};

type Committing<Needs> = Omit<Needs, 'database' | 'wakeSenders' | 'closePages'> &
  Pick<StayChange, 'trx' | 'pagesToClose' | 'by'>;

/** Runs work in one transaction; mail is sent and pages are closed once it is committed. */
export function createCommit<Needs extends CommitNeeds>({ database, wakeSenders, closePages, ...rest }: Needs) {
  return async <Result>(work: (change: Committing<Needs>) => Promise<Result>, by: Actor = null): Promise<Result> => {
    const pagesToClose: string[] = [];
    const result = await transact(database, (trx) => work({ ...rest, trx, pagesToClose, by }));
    wakeSenders();
    if (pagesToClose.length > 0) await closePages?.(pagesToClose);
    return result;
  };
}
