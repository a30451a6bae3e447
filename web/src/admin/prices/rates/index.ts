export { describeYear, draftOf, readRates, readSeason, sendList } from './rates-draft.ts';
export { FeeFields, SeasonListField } from './season-list.tsx';
export { EXTRAS, sayExtra } from './texts/extras.ts';
export { sayBroken } from './texts/stay-rules.ts';
export { usePriceRules, useRates, useReplaceRates } from './use-prices.ts';
export { type QuoteWish, useQuote } from './use-quote.ts';
export { useRuleCheck, useRuleQuestion } from './use-rule-check.ts';
export { layOutYear, type YearPart } from './year.ts';
