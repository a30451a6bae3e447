import { findRange, sortRanges } from '../base/date/day-ranges.ts';
import type { LocalDate } from '../base/date/local-date.ts';
import type { RuleException, RuleSeason, Rules, StayRules } from './stay-rules.ts';

/** The limits of a day, null if there is none, and the season and exception that apply besides the base. */
export type RulesOfDay = { readonly [Field in keyof Rules]-?: Exclude<Rules[Field], undefined> } & {
  readonly season: RuleSeason | undefined;
  readonly exception: RuleException | undefined;
};

/** The lists that limits are looked up in. */
export type RuleLists = Pick<StayRules, 'base' | 'seasons' | 'exceptions'>;

/**
 * Finds the limits of a day: each from the exception of the day, else from its season, else from the base. Sorts once;
 * a day costs two binary searches, and each combination is merged only once.
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

/** Merges rules field by field; later ones override earlier ones. */
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
