import type { CancellationRule } from '@approdo/shared/domain/money/cancellation-terms';
import { SAID_RULES } from './texts/payments.ts';

/** The refund rules as sentences, earliest day first; incomplete rules are left out. */
export function sayRules(rules: readonly CancellationRule[]): string[] {
  const whole = rules.filter(({ daysBefore, percent }) => [daysBefore, percent].every(Number.isSafeInteger));
  const last = whole.at(-1);
  if (!last) return [SAID_RULES.none];
  const said = whole.map(({ daysBefore, percent }) =>
    daysBefore === 0 ? SAID_RULES.untilArrival(percent) : SAID_RULES.from(daysBefore, percent),
  );
  if (last.percent === 0) return said;
  return [...said, last.daysBefore === 0 ? SAID_RULES.afterArrival : SAID_RULES.after];
}
