import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader } from '../../../db/transaction.ts';
import type { GuessCode } from '../../prices/codes/index.ts';
import type { CommitNeeds, OnStayChange, StayEvent, StayTransaction } from '../../stays/stays/index.ts';

/** What bookings are made of and whom they tell. */
export type BookingNeeds = CommitNeeds & {
  /** What follows from each change of a stay, in this order. */
  readonly stayChanges: readonly OnStayChange[];
  /** Throws 429 where the caller has guessed too many codes. */
  readonly guessCode: GuessCode;
  /** Whether every channel could be read, so that what it sold is known. */
  readonly areChannelsSure: (reader: Reader) => Promise<boolean>;
  /** The first instalment of a price, in cents, where a card can be charged with it now. */
  readonly readCardDeposit: (
    reader: Reader,
    priced: { readonly total: number; readonly since: LocalDate; readonly arrival: LocalDate },
  ) => Promise<number | undefined>;
  /** Whether a stay has payments, a receipt or a contract, and so is never deleted. */
  readonly hasMoney: (reader: Reader, bookingId: string) => Promise<boolean>;
  /**
   * Reads the calendars of portals that were not read in the last minute, where there are any and `isWanted` says so;
   * resolves with the names of those that are silent.
   */
  readonly readChannels: (isWanted: () => Promise<boolean>) => Promise<readonly string[]>;
  /** Counts each step from a visit to a stay, once it is on disk. */
  readonly countStep: (step: 'REQUEST' | 'CONFIRMATION') => void;
};

/** What one change may touch, and who follows it. */
export type BookingChange = StayTransaction &
  Pick<BookingNeeds, 'stayChanges'> & {
    /** The provider's pages to close once the change is on disk. */
    readonly pagesToClose: string[];
  };

/** Tells every follower what happened to a stay, one after the other. */
export async function follow({ stayChanges, ...change }: BookingChange, event: StayEvent): Promise<void> {
  for (const onStayChange of stayChanges) await onStayChange({ ...change, ...event });
}
