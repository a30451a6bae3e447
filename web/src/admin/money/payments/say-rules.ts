import type { CancellationRule } from '@approdo/shared/domain/money/cancellation-terms';
import { RULE_LINES } from './texts/payments.ts';

/** The refund rules as sentences, earliest day first; incomplete rules are left out. */
export function sayRules(rules: readonly CancellationRule[]): string[] {
  const complete = rules.filter(({ daysBefore, percent }) => [daysBefore, percent].every(Number.isSafeInteger));
  const last = complete.at(-1);
  if (!last) return [RULE_LINES.none];
  const lines = complete.map(({ daysBefore, percent }) =>
    daysBefore === 0 ? RULE_LINES.untilArrival(percent) : RULE_LINES.from(daysBefore, percent),
  );
  if (last.percent === 0) return lines;
  return [...lines, last.daysBefore === 0 ? RULE_LINES.afterArrival : RULE_LINES.after];
}
