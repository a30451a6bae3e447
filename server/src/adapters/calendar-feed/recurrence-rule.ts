/** A recurrence rule (RFC 5545, 3.3.10). Times within a day are ignored: they add no nights. */
export type RecurrenceRule = {
  readonly freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly interval: number;
  readonly count: number | undefined;
  /** As written. */
  readonly until: string | undefined;
  /** 0 is Sunday, as in `Date`. */
  readonly weekStart: number;
  readonly months: ReadonlySet<number> | undefined;
  readonly weeks: ReadonlySet<number> | undefined;
  readonly yearDays: ReadonlySet<number> | undefined;
  readonly monthDays: ReadonlySet<number> | undefined;
  /** For each weekday, its ordinals within the month or year; negative ones count from the end, 0 means every one. */
  readonly weekdays: ReadonlyMap<number, ReadonlySet<number>> | undefined;
  readonly positions: ReadonlySet<number> | undefined;
};

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

/** Undefined if any part cannot be read, as half a rule is a different rule, or if it repeats more often than daily. */
export function readRule(text: string): RecurrenceRule | undefined {
  const parts = new Map<string, string>();
  for (const part of text.toUpperCase().split(';')) {
    const [key = '', value] = part.split('=').map((piece) => piece.trim());
    if (key === '' && value === undefined) continue;
    if (value === undefined || parts.has(key)) return undefined;
    parts.set(key, value);
  }
  const freq = FREQUENCIES.find((known) => known === parts.get('FREQ'));
  if (!freq || (parts.get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN') return undefined;

  const whole = (key: string) => {
    const value = parts.get(key);
    return value === undefined ? undefined : [...(numbersIn(value, 1, 1_000_000) ?? [])][0];
  };
  const list = (key: string, most: number, least = -most) => {
    const value = parts.get(key);
    return value === undefined ? undefined : numbersIn(value, least, most);
  };
  const rule = {
    freq,
    interval: parts.has('INTERVAL') ? whole('INTERVAL') : 1,
    count: whole('COUNT'),
    until: parts.get('UNTIL'),
    weekStart: DAYS.indexOf(parts.get('WKST') ?? 'MO'),
    months: list('BYMONTH', 12, 1),
    weeks: list('BYWEEKNO', 53),
    yearDays: list('BYYEARDAY', 366),
    monthDays: list('BYMONTHDAY', 31),
    weekdays: parts.has('BYDAY') ? weekdaysIn(parts.get('BYDAY') ?? '') : undefined,
    positions: list('BYSETPOS', 366),
  };
  const { interval } = rule;
  const isRead = WRITTEN_AS.every(([field, key]) => !parts.has(key) || rule[field] !== undefined);
  return isRead && interval !== undefined && rule.weekStart >= 0 ? { ...rule, interval } : undefined;
}

const WRITTEN_AS = [
  ['count', 'COUNT'],
  ['months', 'BYMONTH'],
  ['weeks', 'BYWEEKNO'],
  ['yearDays', 'BYYEARDAY'],
  ['monthDays', 'BYMONTHDAY'],
  ['weekdays', 'BYDAY'],
  ['positions', 'BYSETPOS'],
] as const;

/** A longer list would name a day twice. */
const MAX_PARTS = 800;

function numbersIn(text: string, least: number, most: number): ReadonlySet<number> | undefined {
  const found = new Set<number>();
  for (const part of text.split(',', MAX_PARTS)) {
    const number = /^\s*[+-]?\d{1,7}\s*$/.test(part) ? Number(part) : 0;
    if (number === 0 || number < least || number > most) return undefined;
    found.add(number);
  }
  return found;
}

function weekdaysIn(text: string): ReadonlyMap<number, ReadonlySet<number>> | undefined {
  const found = new Map<number, Set<number>>();
  for (const part of text.split(',', MAX_PARTS)) {
    const [, nth = '', name = ''] = /^\s*([+-]?\d{1,2})?\s*(SU|MO|TU|WE|TH|FR|SA)\s*$/.exec(part) ?? [];
    if (name === '' || Number(nth) > 53 || Number(nth) < -53 || /^[+-]?0+$/.test(nth)) return undefined;
    const day = DAYS.indexOf(name);
    found.set(day, (found.get(day) ?? new Set()).add(Number(nth)));
  }
  return found;
}
