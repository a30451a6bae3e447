import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { createRuleLookup, type RuleLists, type RulesOfDay } from '@approdo/shared/domain/stays/rule-lookup';

/** The rule that decides a day: its exception, else its period, else the base; `place` is its index. */
type Decider = { readonly kind: 'base' | 'season' | 'exception'; readonly place: number };

/** `limits` are all limits of the day, whichever rule sets them. */
export type RuleOfDay = Decider & { readonly limits: RulesOfDay };

/** A lookup of the rule that decides a day. Days with the same rules share one result object. */
export function prepareRuleDays(lists: RuleLists): (day: LocalDate) => RuleOfDay {
  const findLimits = createRuleLookup(lists);
  const seasons = placesOf(lists.seasons);
  const exceptions = placesOf(lists.exceptions);
  const known = new Map<string, RuleOfDay>();
  return (day) => {
    const limits = findLimits(day);
    const [season, exception] = [seasons.get(limits.season), exceptions.get(limits.exception)];
    const key = `${season} ${exception}`;
    const rule = known.get(key) ?? { ...deciderOf(season, exception), limits };
    known.set(key, rule);
    return rule;
  };
}

/** The answer shared by all the days, if they have the same. */
export function findShared<Answer>(days: readonly LocalDate[], answer: (day: LocalDate) => Answer): Answer | undefined {
  const answers = new Set(days.map(answer));
  return answers.size === 1 ? [...answers][0] : undefined;
}

function placesOf<Entry>(list: readonly Entry[]): ReadonlyMap<Entry | undefined, number> {
  return new Map(list.map((entry, place) => [entry, place]));
}

function deciderOf(season: number | undefined, exception: number | undefined): Decider {
  if (exception !== undefined) return { kind: 'exception', place: exception };
  return season === undefined ? { kind: 'base', place: 0 } : { kind: 'season', place: season };
}
