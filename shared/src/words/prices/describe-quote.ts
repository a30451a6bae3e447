import type { Language } from '../../domain/base/language/language.ts';
import { KIND_OF_LINE } from '../../domain/prices/price.ts';
import type { Quote } from '../../domain/prices/quote.ts';
import { partOf } from '../../domain/prices/quote-line.ts';
import { explainLine } from './quote-explanation.ts';
import { labelOf } from './quote-label.ts';
import { sayUnmet } from './say-unmet.ts';

/**
 * A quote in words: with `detail` also the kind and reason of each line and the discount; only the owner sees the
 * others.
 */
export function describeQuote(
  { nights, lines, total, byAgreement, discounts }: Quote,
  { language, detail, isOwner }: { readonly language: Language; readonly detail: boolean; readonly isOwner: boolean },
) {
  if (!detail) {
    const plain = lines.map((line) => ({ label: labelOf(line, language), amount: line.amount }));
    return { nights, lines: plain, total, byAgreement };
  }
  const { taken = null, others = [] } = discounts ?? {};
  return {
    nights,
    lines: lines.map((line) => {
      const part = partOf(line);
      const { amount } = line;
      const label = labelOf(line, language);
      return { label, amount, kind: KIND_OF_LINE[line.kind], ...(part && { part }), why: explainLine(line, language) };
    }),
    total,
    byAgreement,
    discount: taken && { kind: taken.reason, percent: taken.percent, amount: taken.amount, isCut: taken.isCut },
    ...(isOwner && {
      others: others.map(({ reason, percent, amount, unmet }) => ({
        kind: reason,
        percent,
        amount,
        why: sayUnmet(unmet),
      })),
    }),
  };
}
