import { type LocalDate, listDays } from '@approdo/shared/domain/base/date/local-date';
import { nameDay } from '@approdo/shared/domain/base/date/name-days';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { RuleLists } from '@approdo/shared/domain/stays/rule-lookup';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { RULE_YEAR } from '../texts/stay-rules.ts';
import type { PaintedDay } from '../year-painter/painted-month.tsx';
import { nameRule, styleOf } from './name-rules.ts';
import { prepareRuleDays, type RuleOfDay } from './rule-days.ts';
import { sayLimits } from './say-limits.ts';
import type { TakenDay } from './taken-days.ts';

/** A day of the year, displayed and spoken. */
export type YearDay = PaintedDay & {
  readonly rule: RuleOfDay;
  /** The rule that decides it, its limits, and its occupant. */
  readonly name: string;
  readonly holds: string;
  readonly taken: string | undefined;
};

/** The description of each day of a year. */
export function describeRuleDays(
  range: Stay,
  lists: RuleLists,
  taken: ReadonlyMap<LocalDate, TakenDay>,
): ReadonlyMap<LocalDate, YearDay> {
  const findRule = prepareRuleDays(lists);
  const words = new Map<RuleOfDay, { readonly name: string; readonly holds: string }>();
  return new Map(
    listDays(range.startDate, range.endDate).map((day) => {
      const rule = findRule(day);
      const ruleWords = words.get(rule) ?? { name: nameRule(rule, lists), holds: sayLimits(rule.limits) };
      words.set(rule, ruleWords);
      return [day, describeDay(day, { rule, ...ruleWords }, taken.get(day))];
    }),
  );
}

function describeDay(day: LocalDate, decided: Pick<YearDay, 'rule' | 'name' | 'holds'>, taken?: TakenDay): YearDay {
  const { rule, name, holds } = decided;
  const takenBy = taken && RULE_YEAR.takenBy(taken.occupant);
  return {
    ...decided,
    taken: takenBy,
    spoken: [nameDay(day, ITALIAN), name, holds, takenBy].filter(Boolean).join(', '),
    style: {
      ...styleOf(rule),
      ...(taken?.morning && { 'data-morning': '' }),
      ...(taken?.evening && { 'data-evening': '' }),
    },
  };
}
