import { nameDayOfYear, nameDaysOfYear } from '@approdo/shared/domain/base/date/name-days';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { RuleLists } from '@approdo/shared/domain/stays/rule-lookup';
import type { RuleSeason } from '@approdo/shared/domain/stays/stay-rules';
import { RULE_YEAR } from '../texts/stay-rules.ts';
import type { RuleOfDay } from './rule-days.ts';

/** Number of tones that periods alternate, so that neighbours differ. */
const TONES = 4;

/** `15 giugno – 15 settembre`, or its single day. */
export function nameSeason({ from, to }: Pick<RuleSeason, 'from' | 'to'>): string {
  return from === to ? nameDayOfYear(from, ITALIAN) : nameDaysOfYear(from, to, ITALIAN);
}

/** The name of the rule that decides a day. */
export function nameRule({ kind, place }: RuleOfDay, { seasons, exceptions }: RuleLists): string {
  if (kind === 'base') return RULE_YEAR.base;
  const season = seasons[place];
  if (kind === 'season') return season ? RULE_YEAR.season(nameSeason(season)) : '';
  const label = exceptions[place]?.label;
  return label ? RULE_YEAR.named(label) : RULE_YEAR.exception;
}

/** The style of the rule that decides a day. */
export function styleOf({ kind, place }: Pick<RuleOfDay, 'kind' | 'place'>) {
  return { 'data-kind': kind, ...(kind === 'season' && { 'data-tone': place % TONES }) };
}
