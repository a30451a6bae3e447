import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import type { Language } from '@approdo/shared/domain/language/language';
import type { Stay, StayFaults } from '@approdo/shared/domain/stay/stay';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import type { Reader, Trx } from '../../db/transaction.ts';
import type { Limits } from '../limits/limits.service.ts';
import type { Cards } from '../payments/cards/takes-cards.ts';

/** What the bookings are made of and whom they tell. */
export type BookingNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  /** Where the owner is written to; without it every ADMIN account is. */
  readonly ownerEmail: string | undefined;
  readonly cards: Cards;
  /** What the stay breaks of the owner's rules, nothing where it is not bound by them, and how long its request may wait. */
  readonly judgeStay: (
    reader: Reader,
    stay: Stay,
    asked: { readonly isBound: boolean; readonly today: LocalDate; readonly language: Language },
  ) => Promise<{ readonly faults: StayFaults; readonly requestHours: number | null }>;
  /** What links in mails begin with. */
  readonly origin: string;
  /** Called once mail is queued for good. */
  readonly wakeMail: () => void;
  /**
   * Reads the calendars of portals that were not read in the last minute, where there are any and `isWanted` says so;
   * resolves with the names of those that are silent.
   */
  readonly readChannels: (isWanted: () => Promise<boolean>) => Promise<readonly string[]>;
  /** Takes away the provider's pages where guests would pay by card; never throws, nor waits for long. */
  readonly closePages: (checkouts: readonly string[]) => Promise<void>;
  /** Told of each step that is on disk, on the way from a look at the site to a stay. */
  readonly countStep: (step: 'REQUEST' | 'CONFIRMATION') => void;
};

/** What one change may touch: its transaction, and in it the mail that tells of it. */
export type BookingChange = Omit<
  BookingNeeds,
  'database' | 'wakeMail' | 'countStep' | 'readChannels' | 'judgeStay' | 'closePages'
> & {
  readonly trx: Trx;
};

/** One that may call a stay off. */
export type EndingChange = BookingChange & {
  /** The provider's pages that are to be closed once it is on disk. */
  readonly pagesToClose: string[];
};
