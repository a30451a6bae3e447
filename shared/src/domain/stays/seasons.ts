import {
  addDays,
  formatDayMonth,
  isLocalDate,
  type LocalDate,
  listDays,
  type MonthDay,
} from '../base/date/local-date.ts';

/** Days of every year, first and last included. */
export type YearDays = { readonly from: MonthDay; readonly to: MonthDay };

/** A fault in a list of seasons: `unreal` and `reversed` name a season's ends, `gap` and `overlap` the days. */
export type SeasonFault = {
  readonly kind: 'unreal' | 'reversed' | 'gap' | 'overlap';
  readonly from: MonthDay;
  readonly to: MonthDay;
};

/** Any leap year, so that 29 February is one of the days to cover. */
const LEAP_YEAR = '2028';

/**
 * Why the seasons do not cover each day of a year, 29 February included, exactly once; adjacent days make one fault.
 * Gaps and overlaps are looked for only if every season is valid by itself.
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

/** The faults as Italian sentences that name the days as `dd/MM`; empty if there are none. */
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

/** The season of a date; undefined only if the list has a gap. */
export function findSeason<Season extends YearDays>(seasons: readonly Season[], date: LocalDate): Season | undefined {
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
