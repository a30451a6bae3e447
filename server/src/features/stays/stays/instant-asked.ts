import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { InstantRules } from '@approdo/shared/domain/prices/instant';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import type { Viewer } from './bookings.view.ts';

/** A priced stay that somebody would have confirmed at once. */
export type InstantAsked = {
  readonly stay: Stay;
  readonly guests: number;
  /** The day on which it is asked for. */
  readonly asOf: LocalDate;
  /** Cents; null by agreement. */
  readonly total: number | null;
  readonly breaksRules: boolean;
  readonly rules: InstantRules;
  /** Undefined where nobody is signed in. */
  readonly caller: Viewer | undefined;
};
