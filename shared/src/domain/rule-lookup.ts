import { dateOfDayNumber, type LocalDate } from './local-date.ts';
import type { RuleException, RuleSeason, Rules, StayRules } from './stay-rules.ts';

/** The limits that hold on a day, null where there is none; and what says so besides the base. */
export type RulesOfDay = { readonly [Field in keyof Rules]-?: Exclude<Rules[Field], undefined> } & {
  readonly season: RuleSeason | undefined;
  readonly exception: RuleException | undefined;
};

/** What limits are looked for in. */
export type RuleLists = Pick<StayRules, 'base' | 'seasons' | 'exceptions'>;

type Ranged<Value> = { readonly from: string; readonly to: string; readonly value: Value };

/**
 * Finds the limits of a day, given by its number: each from the exception that has the day, else from its season, else from
 * the base. Sorts once; a day costs two searches, and asked again nothing.
 */
export function createRuleLookup({ base, seasons, exceptions }: RuleLists): (dayNumber: number) => RulesOfDay {
  const ofYear = sortRanges(seasons.map((season) => ({ from: season.from, to: season.to, value: season })));
  const ofDates = sortRanges(
    exceptions.map((exception) => ({ from: exception.startDate, to: exception.endDate, value: exception })),
  );
  const ofBase = layRules(base);
  const known = new Map<number, RulesOfDay>();

  function find(date: LocalDate): RulesOfDay {
    const exception = findRange<RuleException>(ofDates, date);
    const season = findRange<RuleSeason>(ofYear, date.slice(5));
    return exception || season ? layRules(base, season, exception) : ofBase;
  }

  return (dayNumber) => {
    const before = known.get(dayNumber);
    if (before) return before;
    const found = find(dateOfDayNumber(dayNumber));
    known.set(dayNumber, found);
    return found;
  };
}

/** The later ones over the earlier ones, field by field. */
function layRules(base: Rules, season?: RuleSeason, exception?: RuleException): RulesOfDay {
  const limitOf = <Field extends keyof Rules>(field: Field) => {
    for (const limit of [exception?.[field], season?.[field], base[field]]) if (limit !== undefined) return limit;
    return null;
  };
  return {
    minNights: limitOf('minNights'),
    maxNights: limitOf('maxNights'),
    arrivalDays: limitOf('arrivalDays'),
    departureDays: limitOf('departureDays'),
    leadDays: limitOf('leadDays'),
    season,
    exception,
  };
}

function sortRanges<Value>(ranges: readonly Ranged<Value>[]): readonly Ranged<Value>[] {
  return ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** Of ranges that share no day, the one that a day is in. */
function findRange<Value>(ranges: readonly Ranged<Value>[], day: string): Value | undefined {
  let [first, end] = [0, ranges.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((ranges[middle]?.from ?? '') <= day) first = middle + 1;
    else end = middle;
  }
  const range = ranges[first - 1];
  return range && day <= range.to ? range.value : undefined;
}
