import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { InstantRules } from '@approdo/shared/domain/prices/instant';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import type { Viewer } from './bookings.view.ts';

/** A priced stay that a guest would like confirmed at once. */
export type InstantCandidate = {
  readonly stay: Stay;
  readonly guests: number;
  /** The day of the request. */
  readonly asOf: LocalDate;
  /** Cents; null if the price is by agreement. */
  readonly total: number | null;
  readonly breaksRules: boolean;
  readonly rules: InstantRules;
  /** Undefined if nobody is signed in. */
  readonly caller: Viewer | undefined;
};
