import type { LocalDate } from '@approdo/shared/domain/local-date';
import { LIMIT_NAMES, type Limits } from './limits-draft.ts';
import type { RuleException, RuleSeason } from './rules-draft.ts';

export type RuleLists = {
  readonly base: Limits;
  readonly seasons: readonly RuleSeason[];
  readonly exceptions: readonly RuleException[];
};

/** What decides a day: the exception that has it, else the period, else the base; `place` is that in its list. */
type Decider = { readonly kind: 'base' | 'season' | 'exception'; readonly place: number };

/** `limits` are all that hold on the day, whichever of the three says them. */
export type RuleOfDay = Decider & { readonly limits: Limits };

/** Finds what decides a day, in lists that are prepared once. Days on which the same holds share their answer. */
export function prepareRuleDays({ base, seasons, exceptions }: RuleLists): (day: LocalDate) => RuleOfDay {
  const known = new Map<string, RuleOfDay>();
  return (day) => {
    const inYear = day.slice(5);
    const season = seasons.findIndex(({ from, to }) => from <= inYear && inYear <= to);
    const exception = exceptions.findIndex(({ startDate, endDate }) => startDate <= day && day <= endDate);
    const key = `${season} ${exception}`;
    const rule = known.get(key) ?? {
      ...deciderOf(season, exception),
      limits: { ...base, ...limitsOf(seasons[season]), ...limitsOf(exceptions[exception]) },
    };
    known.set(key, rule);
    return rule;
  };
}

/** The one answer of all the days, where they have the same. */
export function findShared<Answer>(days: readonly LocalDate[], answer: (day: LocalDate) => Answer): Answer | undefined {
  const answers = new Set(days.map(answer));
  return answers.size === 1 ? [...answers][0] : undefined;
}

function deciderOf(season: number, exception: number): Decider {
  if (exception >= 0) return { kind: 'exception', place: exception };
  return season >= 0 ? { kind: 'season', place: season } : { kind: 'base', place: 0 };
}

/** Only what is said: a field that is there and undefined says nothing either. */
function limitsOf(said: Limits | undefined): Limits {
  return said
    ? Object.fromEntries(LIMIT_NAMES.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])))
    : {};
}
