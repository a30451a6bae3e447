import type { Language } from '@approdo/shared/domain/base/language/language';
import type { DayState } from '@approdo/shared/domain/stays/availability';

/** What a calendar says besides the names of days and months. */
export type CalendarWords = {
  /** What it is called by those who hear the page. */
  readonly name: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly legend: string;
  /** As the legend names the states. */
  readonly states: Readonly<Record<DayState, string>>;
  /** What a day means that is struck through, where any may be. */
  readonly struck?: string;
  /** As a day is told to be in them. */
  readonly taken: Readonly<Record<Exclude<DayState, 'free'>, string>>;
  /** For the halves of a day on which one stay ends and another begins. */
  readonly untilMorning: (taken: string) => string;
  readonly fromAfternoon: (taken: string) => string;
  /** Of what free days cost, where that is shown; `cut` stands in the day, `toldCut` is heard. */
  readonly prices?: {
    readonly perNight: (price: string) => string;
    readonly cut: (percent: number) => string;
    readonly toldCut: (percent: number) => string;
    /** What the legend says of it. */
    readonly cuts: string;
  };
  readonly places: Readonly<Record<'start' | 'end' | 'between', string>>;
};

/** How a calendar speaks, the same for all of its parts. */
export type CalendarWording = { readonly language: Language; readonly words: CalendarWords };
