import type { Language } from '../../domain/base/language/language.ts';
import type { CancellationRule } from '../../domain/money/cancellation-terms.ts';
import { WORDS } from '../words.ts';

/** The refund rules as sentences, one a line, and what is always refunded; empty where there are no rules. */
export function sayCancellationRules(rules: readonly CancellationRule[], language: Language): string[] {
  const words = WORDS[language];
  const last = rules.at(-1);
  if (!last) return [];
  const lines = rules.map(({ daysBefore: days, percent }) =>
    days === 0 ? words.refundUntilArrival({ percent }) : words.refundBefore({ days, percent }),
  );
  const end = last.daysBefore === 0 ? words.noRefundAfterArrival : words.noRefundLater;
  return [...lines, ...(last.percent === 0 ? [] : [end]), words.refundedWhole];
}
