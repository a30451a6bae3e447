import type { RecurrenceRule } from './recurrence-rule.ts';

/** How many days the rules of a feed may still examine; each rule subtracts from it. */
export type Steps = { left: number };

type Walk = {
  /** In days since 1970, like all days here. */
  readonly start: number;
  /** The first day of interest; a rule with a COUNT is walked from its start all the same. */
  readonly from: number;
  readonly to: number;
  readonly steps: Steps;
};

/** For one rule: every day of fifty years. */
const MAX_STEPS = 20_000;

/**
 * The days of a rule between `from` and `to`, in order; the start itself only if the rule matches it. Undefined if the
 * steps do not suffice. Examines each day of a period once, so it terminates for any rule.
 */
export function listRuleDays(rule: RecurrenceRule, { start, from, to, steps }: Walk): number[] | undefined {
  const matches = createDayTest(rule, start);
  const periodOf = createPeriods(rule, start);
  const found: number[] = [];
  let occurrences = 0;
  let own = Math.min(MAX_STEPS, steps.left);
  const first = rule.count === undefined ? Math.max(0, periodOf.indexBefore(from)) : 0;
  for (let index = first; ; index += 1) {
    const [begin, end] = periodOf.range(index);
    // Beyond the range of dates `begin` is NaN.
    if (!(begin <= to)) break;
    const length = Math.max(1, end - begin);
    own -= length;
    steps.left -= length;
    if (own < 0) return undefined;
    const days: number[] = [];
    for (let day = begin; day < end; day += 1) if (matches(day)) days.push(day);
    for (const day of choose(days, rule.positions)) {
      if (day < start) continue;
      occurrences += 1;
      if (rule.count !== undefined && occurrences > rule.count) return found;
      if (day >= from && day <= to) found.push(day);
    }
  }
  return found;
}

/** The days at the positions (BYSETPOS), counted from 1, or from the end if negative. */
function choose(days: readonly number[], positions: RecurrenceRule['positions']): readonly number[] {
  return positions ? days.filter((_, index) => has(positions, index + 1, days.length)) : days;
}

/** The consecutive periods of days that a rule examines. */
function createPeriods({ freq, interval, weekStart }: RecurrenceRule, start: number) {
  const { year, month } = civilOf(start);
  if (freq === 'DAILY' || freq === 'WEEKLY') {
    const length = freq === 'DAILY' ? 1 : 7;
    const origin = freq === 'DAILY' ? start : start - ((weekdayOf(start) - weekStart + 7) % 7);
    const step = length * interval;
    return {
      range: (index: number): [number, number] => [origin + index * step, origin + index * step + length],
      indexBefore: (day: number) => Math.floor((day - origin) / step),
    };
  }
  const months = freq === 'MONTHLY' ? 1 : 12;
  const origin = freq === 'MONTHLY' ? year * 12 + month - 1 : year * 12;
  const dayAt = (count: number) => dayOf(Math.floor(count / 12), (count % 12) + 1, 1);
  return {
    range: (index: number): [number, number] => {
      const count = origin + index * interval * months;
      return [dayAt(count), dayAt(count + months)];
    },
    indexBefore: (day: number) => {
      const civil = civilOf(day);
      return Math.floor((civil.year * 12 + civil.month - 1 - origin) / (interval * months));
    },
  };
}

/** Tests whether a day matches the rule; a rule without days repeats the day of its start. */
function createDayTest(rule: RecurrenceRule, start: number): (day: number) => boolean {
  const { freq, months, weeks, yearDays, monthDays, weekdays, weekStart } = rule;
  const first = civilOf(start);
  const isOpen = !weekdays && !monthDays && !yearDays;
  const onWeekday = freq === 'WEEKLY' || weeks !== undefined;
  const ofMonth = freq === 'MONTHLY' || (freq === 'YEARLY' && months !== undefined);
  const hasOrdinals = (freq === 'MONTHLY' || freq === 'YEARLY') && !weeks;

  return (number) => {
    const day = civilOf(number);
    const weekday = weekdayOf(number);
    if (months && !months.has(day.month)) return false;
    if (monthDays && !has(monthDays, day.day, day.monthLength)) return false;
    if (yearDays && !has(yearDays, day.yearDay, day.yearLength)) return false;
    if (weeks && !isInWeeks(weeks, number, weekStart)) return false;
    if (isOpen && freq !== 'DAILY') {
      if (onWeekday) return weekday === weekdayOf(start);
      return day.day === first.day && (freq === 'MONTHLY' || months !== undefined || day.month === first.month);
    }
    const [place, length] = ofMonth ? [day.day, day.monthLength] : [day.yearDay, day.yearLength];
    if (!weekdays) return true;
    const wanted = weekdays.get(weekday);
    if (!wanted || wanted.has(0) || !hasOrdinals) return wanted !== undefined;
    return wanted.has(Math.ceil(place / 7)) || wanted.has(-Math.floor((length - place) / 7) - 1);
  };
}

function has(wanted: ReadonlySet<number>, place: number, length: number): boolean {
  return wanted.has(place) || wanted.has(place - length - 1);
}

/** A week belongs to the year that contains at least four of its days. */
function isInWeeks(weeks: ReadonlySet<number>, day: number, weekStart: number): boolean {
  const monday = day - ((weekdayOf(day) - weekStart + 7) % 7);
  const { year } = civilOf(monday + 3);
  const first = firstWeek(year, weekStart);
  const week = (monday - first) / 7 + 1;
  return has(weeks, week, (firstWeek(year + 1, weekStart) - first) / 7);
}

function firstWeek(year: number, weekStart: number): number {
  const fourth = dayOf(year, 1, 4);
  return fourth - ((weekdayOf(fourth) - weekStart + 7) % 7);
}

function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Days since 1970; `Date.UTC` would map the years 0 to 99 to the 1900s. */
function dayOf(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) / 86_400_000;
}

function civilOf(number: number) {
  const date = new Date(number * 86_400_000);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const before = (BEFORE_MONTH[month - 1] ?? 0) + (isLeap && month > 2 ? 1 : 0);
  const after = (BEFORE_MONTH[month] ?? 365) + (isLeap && month > 1 ? 1 : 0);
  return { year, month, day, yearDay: before + day, monthLength: after - before, yearLength: isLeap ? 366 : 365 };
}

const BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];
