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

/** What may be touched where something happens to a stay: its transaction, and in it the mail that tells of it. */
export type StayTransaction = {
  readonly trx: Trx;
  readonly clock: Clock;
  readonly limits: Limits;
  /** What links in mails begin with. */
  readonly origin: string;
  readonly queueLetter: QueueLetter;
  /** Where the owner is written to; without it every ADMIN account is. */
  readonly ownerEmail: string | undefined;
  /** Who takes cards, as far as it matters for what is told; undefined where nobody does. */
  readonly cards: Pick<CardCheckout, 'isTest' | 'least'> | undefined;
  /** What of the tourist tax is asked for with what the stay costs. */
  readonly tax: TaxOfStays;
  /** Who does it; left out where the program does on its own. */
  readonly by?: Actor;
};

type Begun = {
  readonly kind:
    | 'REQUESTED'
    /** Asked for and confirmed, without the owner. */
    | 'BOOKED'
    /** The same, but for the payment by card for which its days are held: nobody is told yet. */
    | 'HELD';
  readonly before: null;
  readonly after: GuestStay;
  /** Cents that its guest was shown, null by agreement; undefined where that is not told. */
  readonly expectedTotal: number | null | undefined;
};

/** The owner entered it by hand, and it is confirmed. */
type Entered = {
  readonly kind: 'ENTERED';
  readonly before: null;
  readonly after: GuestStay;
  /** Cents that were agreed on; null where the price list is asked. */
  readonly total: number | null;
  /** Whether its guest is told of it now; otherwise she never is. */
  readonly isGuestTold: boolean;
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
    /** It soon will have expired. */
    | 'EXPIRING'
    | 'CANCELLATION_ASKED'
    /** By the guest who had asked. */
    | 'CANCELLATION_TAKEN_BACK'
    /** By the owner. */
    | 'CANCELLATION_DECLINED';
  readonly before: GuestStay;
  readonly after: GuestStay;
};

/** Other extras are taken with it, or linen. */
type Chosen = {
  readonly kind: 'EXTRAS_CHANGED';
  readonly before: GuestStay;
  readonly after: GuestStay;
  /** Else the owner did it. */
  readonly isByGuest: boolean;
};

/** Its row is there until all have heard of it, since what is kept of its letters goes with it. */
type Ended = { readonly kind: 'WITHDRAWN' | 'REMOVED'; readonly before: GuestStay; readonly after: null };

/** What has happened to a stay, as its row and its days say already. */
export type StayEvent = (Begun | Entered | Changed | Chosen | Ended) & {
  readonly property: PropertyDetails;
  /** The message from whoever did it to the other side. */
  readonly message?: string | null;
};

/** What happened to a stay, in the transaction in which it did. */
export type StayChange = StayTransaction &
  StayEvent & {
    /** The provider's pages to close once the change is on disk. */
    readonly pagesToClose: string[];
  };

/** What one slice does as a stay changes; what it throws undoes the change. */
export type OnStayChange = (change: StayChange) => Promise<void>;

/** The parts of a service that changes stays. */
export type CommitNeeds = Omit<StayTransaction, 'trx' | 'by'> & {
  readonly database: Database;
  /** Called once mail is queued for good. */
  readonly wakeSenders: () => void;
  /** Closes the provider's pages on which guests would pay by card; never throws, and does not wait for long. */
  readonly closePages?: ((checkouts: readonly string[]) => Promise<void>) | undefined;
};

type Committing<Needs> = Omit<Needs, 'database' | 'wakeSenders' | 'closePages'> &
  Pick<StayChange, 'trx' | 'pagesToClose' | 'by'>;

/** One transaction with what is told of it, and who does it: mail leaves, and pages close, once it is on disk. */
export function createCommit<Needs extends CommitNeeds>({ database, wakeSenders, closePages, ...rest }: Needs) {
  return async <Result>(work: (change: Committing<Needs>) => Promise<Result>, by: Actor = null): Promise<Result> => {
    const pagesToClose: string[] = [];
    const result = await transact(database, (trx) => work({ ...rest, trx, pagesToClose, by }));
    wakeSenders();
    if (pagesToClose.length > 0) await closePages?.(pagesToClose);
    return result;
  };
}
