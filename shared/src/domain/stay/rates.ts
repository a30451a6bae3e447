import { addDays, formatDayMonth, isLocalDate, type LocalDate, listDays, type MonthDay } from '../date/local-date.ts';

/** Days of every year, first and last included. */
export type YearDays = { readonly from: MonthDay; readonly to: MonthDay };

/** What days cost, in whole euros (PRICES.md section 2). */
export type DayPrices = {
  /** Seven nights; a night is a seventh. */
  readonly weeklyPrice: number;
  /** A night by itself. */
  readonly nightlyPrice?: number | undefined;
  /** A night of the weekend; as any other where it is left out. */
  readonly weekendPrice?: number | undefined;
  /** Whether stays of any length count nights; `weeklyPrice` is then what seven of them come to. */
  readonly byNight?: true | undefined;
  /** The least that the nights of a stay cost that arrives on these days. */
  readonly minPrice?: number | undefined;
};

/** Days of every year with their prices. */
export type Season = YearDays & DayPrices;

/** The price list: seasons that cover each day of a year once, and the fees of a stay in whole euros. */
export type Rates = {
  readonly seasons: readonly Season[];
  readonly cleaningFee: number;
  readonly linenFee: number;
  readonly currency: 'EUR';
};

/** What is wrong with a price list; `unreal` and `reversed` name a season's ends, `gap` and `overlap` the days concerned. */
export type SeasonFault = {
  readonly kind: 'unreal' | 'reversed' | 'gap' | 'overlap';
  readonly from: MonthDay;
  readonly to: MonthDay;
};

/** Any leap year, so that 29 February is one of the days to cover. */
const LEAP_YEAR = '2028';

/** The price list of an empty installation (SPEC.md section 9). */
export const initialRates: Rates = {
  seasons: [
    { from: '01-01', to: '04-30', weeklyPrice: 200 },
    { from: '05-01', to: '05-31', weeklyPrice: 300 },
    { from: '06-01', to: '06-15', weeklyPrice: 350 },
    { from: '06-16', to: '06-30', weeklyPrice: 500 },
    { from: '07-01', to: '07-15', weeklyPrice: 630 },
    { from: '07-16', to: '07-31', weeklyPrice: 690 },
    { from: '08-01', to: '08-08', weeklyPrice: 890 },
    { from: '08-09', to: '08-19', weeklyPrice: 1050 },
    { from: '08-20', to: '08-31', weeklyPrice: 890 },
    { from: '09-01', to: '09-30', weeklyPrice: 690 },
    { from: '10-01', to: '10-15', weeklyPrice: 630 },
    { from: '10-16', to: '10-31', weeklyPrice: 500 },
    { from: '11-01', to: '12-31', weeklyPrice: 200 },
  ],
  cleaningFee: 30,
  linenFee: 20,
  currency: 'EUR',
};

/**
 * What keeps the seasons from covering each day of a year, 29 February too, exactly once; neighbouring days make one fault.
 * Gaps and overlaps are sought only where every season is sound in itself.
 */
export function findSeasonFaults(seasons: readonly YearDays[]): SeasonFault[] {
  const unsound = seasons.flatMap(findFaultOfSeason);
  if (unsound.length > 0) return unsound;
  const days = listDays(`${LEAP_YEAR}-01-01`, `${LEAP_YEAR}-12-31`).map(monthDayOf);
  const coverage = days.map((day) => ({ day, times: seasons.filter((season) => covers(season, day)).length }));
  return [
    ...joinDays(coverage.filter(({ times }) => times === 0)).map((range) => ({ kind: 'gap' as const, ...range })),
    ...joinDays(coverage.filter(({ times }) => times > 1)).map((range) => ({ kind: 'overlap' as const, ...range })),
  ];
}

/** The faults as Italian sentences that name the days as `dd/MM`; empty where there is none. */
export function describeSeasonFaults(faults: readonly SeasonFault[]): string {
  return [
    describeFaults(faults, 'unreal', 'Non sono giorni del calendario'),
    describeFaults(faults, 'reversed', 'Finiscono prima di iniziare le stagioni'),
    describeFaults(faults, 'gap', 'Nessuna stagione comprende i giorni'),
    describeFaults(faults, 'overlap', 'Più di una stagione comprende i giorni'),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** The season that a date is in, undefined only where the list has a gap. */
export function findSeason(seasons: readonly Season[], date: LocalDate): Season | undefined {
  return seasons.find((season) => covers(season, monthDayOf(date)));
}

function covers(season: YearDays, day: MonthDay): boolean {
  return season.from <= day && day <= season.to;
}

function monthDayOf(date: LocalDate): MonthDay {
  return date.slice(5);
}

function findFaultOfSeason({ from, to }: YearDays): SeasonFault[] {
  const unreal = [from, to].filter((day) => !isLocalDate(`${LEAP_YEAR}-${day}`));
  if (unreal.length > 0) return unreal.map((day) => ({ kind: 'unreal', from: day, to: day }));
  return from > to ? [{ kind: 'reversed', from, to }] : [];
}

function joinDays(days: readonly { readonly day: MonthDay }[]): { from: MonthDay; to: MonthDay }[] {
  const ranges: { from: MonthDay; to: MonthDay }[] = [];
  for (const { day } of days) {
    const last = ranges.at(-1);
    if (last && addDays(`${LEAP_YEAR}-${last.to}`, 1) === `${LEAP_YEAR}-${day}`) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}

function describeFaults(faults: readonly SeasonFault[], kind: SeasonFault['kind'], beginning: string): string {
  const ranges = faults.filter((fault) => fault.kind === kind).map(describeRange);
  return ranges.length > 0 ? `${beginning}: ${ranges.join(', ')}.` : '';
}

function describeRange({ from, to }: SeasonFault): string {
  if (from === to) return nameDay(from);
  return `dal ${nameDay(from)} al ${nameDay(to)}`;
}

function nameDay(day: MonthDay): string {
  return /^\d{2}-\d{2}$/.test(day) ? formatDayMonth(day) : day;
}
