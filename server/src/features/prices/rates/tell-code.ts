import type { QuoteAnswer } from '@approdo/shared/contract/prices/quote';
import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Quote } from '@approdo/shared/domain/prices/quote';
import { labelOf } from '@approdo/shared/words/prices/quote-label';
import { sayCodeFault } from '@approdo/shared/words/prices/say-code-fault';
import { say, word } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import type { AskedCode } from '../codes/index.ts';

type Told = { readonly language: Language; readonly detail: boolean };

/** Of a quote for which a code was sent: why that does not count, or with `detail` whether it is the discount. */
export function tellCode(
  { worth, fault }: AskedCode,
  quote: Quote,
  { language, detail }: Told,
): Pick<QuoteAnswer, 'code' | 'codeFault'> {
  const words = WORDS[language];
  if (!worth) return { codeFault: word(fault ? sayCodeFault(fault, language) : say('codeInvalid'), words) };
  if (quote.byAgreement) return { codeFault: word(say('codeByAgreement'), words) };
  if (!detail) return {};
  const used = quote.lines.find((line) => line.kind === 'discount' && line.reason === 'CODE');
  const unused = quote.discounts?.taken ? say('codeUnused') : say('codeAtLeast');
  return {
    code: { code: worth.code, isUsed: used !== undefined, text: used ? labelOf(used, language) : word(unused, words) },
  };
}
