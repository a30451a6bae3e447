import type { Language } from '@approdo/shared/domain/base/language/language';
import type { DayState } from '@approdo/shared/domain/stays/availability';

/** The texts of a calendar besides the names of days and months. */
export type CalendarWords = {
  /** Its name for screen readers. */
  readonly name: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly chooseMonth: string;
  readonly legend: string;
  /** The names of the states, in the legend. */
  readonly states: Readonly<Record<DayState, string>>;
  /** What the legend says of days that are over, and of half a day where one guest leaves and another arrives. */
  readonly past?: string;
  readonly half?: string;
  /** The legend of a struck-through day, if there may be any. */
  readonly struck?: string;
  /** The spoken state of a day. */
  readonly taken: Readonly<Record<Exclude<DayState, 'free'>, string>>;
  /** For the halves of a day on which one stay ends and another begins. */
  readonly untilMorning: (taken: string) => string;
  readonly fromAfternoon: (taken: string) => string;
  /** For the prices of free days, if displayed; `cut` is in the cell, `spokenCut` for screen readers. */
  readonly prices?: {
    readonly perNight: (price: string) => string;
    readonly cut: (percent: number) => string;
    readonly spokenCut: (percent: number) => string;
    /** Its legend. */
    readonly cuts: string;
  };
  readonly places: Readonly<Record<'start' | 'end' | 'between', string>>;
};

/** The language and texts of a calendar, shared by its parts. */
export type CalendarWording = { readonly language: Language; readonly words: CalendarWords };
