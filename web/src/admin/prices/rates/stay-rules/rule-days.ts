import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { createRuleLookup, type RuleLists, type RulesOfDay } from '@approdo/shared/domain/stays/rule-lookup';

/** What decides a day: the exception that has it, else the period, else the base; `place` is that in its list. */
type Decider = { readonly kind: 'base' | 'season' | 'exception'; readonly place: number };

/** `limits` are all that hold on the day, whichever of the three says them. */
export type RuleOfDay = Decider & { readonly limits: RulesOfDay };

/** Finds what decides a day, in lists that are prepared once. Days on which the same holds share their answer. */
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

/** The one answer of all the days, where they have the same. */
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
