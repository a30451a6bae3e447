import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader } from '../../../db/transaction.ts';
import type { AttemptCode } from '../../prices/codes/index.ts';
import type { CommitNeeds, OnStayChange, StayEvent, StayTransaction } from '../../stays/stays/index.ts';

/** What the booking service depends on and whom it notifies. */
export type BookingNeeds = CommitNeeds & {
  /** The listeners to each change of a stay, called in this order. */
  readonly stayChanges: readonly OnStayChange[];
  /** Throws 429 if the caller has tried too many wrong codes. */
  readonly attemptCode: AttemptCode;
  /** Whether every channel was read recently, so that everything it sold is known. */
  readonly areChannelsUpToDate: (reader: Reader) => Promise<boolean>;
  /** The first instalment of a price in cents, if it can be charged to a card now. */
  readonly readCardDeposit: (
    reader: Reader,
    priced: { readonly total: number; readonly since: LocalDate; readonly arrival: LocalDate },
  ) => Promise<number | undefined>;
  /** Whether a stay has payments, a receipt or a contract and so must never be deleted. */
  readonly hasMoney: (reader: Reader, bookingId: string) => Promise<boolean>;
  /**
   * Reads the portal calendars that were not read in the last minute, if there are any and `isNeeded` returns true;
   * resolves with the names of those that did not answer.
   */
  readonly readChannels: (isNeeded: () => Promise<boolean>) => Promise<readonly string[]>;
  /** Counts a step on the way from visit to stay, once it is committed. */
  readonly countStep: (step: 'REQUEST' | 'CONFIRMATION') => void;
};

/** The transaction of one change, and its listeners. */
export type BookingChange = StayTransaction &
  Pick<BookingNeeds, 'stayChanges'> & {
    /** The payment provider's pages to close once the change is committed. */
    readonly pagesToClose: string[];
  };

/** Calls each listener in turn with what happened to a stay. */
export async function follow({ stayChanges, ...change }: BookingChange, event: StayEvent): Promise<void> {
  for (const onStayChange of stayChanges) await onStayChange({ ...change, ...event });
}
