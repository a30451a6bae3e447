import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader } from '../../../db/transaction.ts';
import type { GuessCode } from '../../prices/codes/index.ts';
import type { CommitNeeds, OnStayChange, StayEvent, StayTransaction } from '../../stays/stays/index.ts';

/** What bookings are made of and whom they tell. */
export type BookingNeeds = CommitNeeds & {
  /** What follows from each change of a stay, in this order. */
  readonly stayChanges: readonly OnStayChange[];
  /** Throws 429 where whoever asks has guessed too many codes. */
  readonly guessCode: GuessCode;
  /** Whether all channels that are read are well, so that what they sold is known. */
  readonly areChannelsSure: (reader: Reader) => Promise<boolean>;
  /** What of a price is due first, in cents, where a card can be charged with it now. */
  readonly readCardDeposit: (
    reader: Reader,
    priced: { readonly total: number; readonly since: LocalDate; readonly arrival: LocalDate },
  ) => Promise<number | undefined>;
  /** Whether money came or went for a stay, or a paper was made of it: it is then never deleted. */
  readonly hasMoney: (reader: Reader, bookingId: string) => Promise<boolean>;
  /**
   * Reads the calendars of portals that were not read in the last minute, where there are any and `isWanted` says so;
   * resolves with the names of those that are silent.
   */
  readonly readChannels: (isWanted: () => Promise<boolean>) => Promise<readonly string[]>;
  /** Told of each step that is on disk, on the way from a look at the site to a stay. */
  readonly countStep: (step: 'REQUEST' | 'CONFIRMATION') => void;
};

/** What one change may touch, and who follows it. */
export type BookingChange = StayTransaction &
  Pick<BookingNeeds, 'stayChanges'> & {
    /** The provider's pages that are to be closed once it is on disk. */
    readonly pagesToClose: string[];
  };

/** Has all follow what has happened to a stay, each in its turn. */
export async function follow({ stayChanges, ...change }: BookingChange, event: StayEvent): Promise<void> {
  for (const onStayChange of stayChanges) await onStayChange({ ...change, ...event });
}
