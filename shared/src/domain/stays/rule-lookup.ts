import { findRange, sortRanges } from '../base/date/day-ranges.ts';
import type { LocalDate } from '../base/date/local-date.ts';
import type { RuleException, RuleSeason, Rules, StayRules } from './stay-rules.ts';

/** The limits that hold on a day, null where there is none; and what says so besides the base. */
export type RulesOfDay = { readonly [Field in keyof Rules]-?: Exclude<Rules[Field], undefined> } & {
  readonly season: RuleSeason | undefined;
  readonly exception: RuleException | undefined;
};

/** What limits are looked for in. */
export type RuleLists = Pick<StayRules, 'base' | 'seasons' | 'exceptions'>;

/**
 * Finds the limits of a day: each from the exception that has the day, else from its season, else from the base. Sorts once;
 * a day costs two searches, and what lies over each other in the same way is laid once.
 */
export function createRuleLookup({ base, ...lists }: RuleLists): (day: LocalDate) => RulesOfDay {
  const seasons = sortRanges(lists.seasons.map((season) => ({ from: season.from, to: season.to, value: season })));
  const exceptions = sortRanges(
    lists.exceptions.map((exception) => ({ from: exception.startDate, to: exception.endDate, value: exception })),
  );
  const laid = new Map<number, RulesOfDay>();
  return (day) => {
    const exception = findRange(exceptions, day);
    const season = findRange(seasons, day.slice(5));
    const place = (exception + 1) * (seasons.length + 1) + season;
    const known = laid.get(place);
    if (known) return known;
    const rules = layRules(base, seasons[season]?.value, exceptions[exception]?.value);
    laid.set(place, rules);
    return rules;
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
