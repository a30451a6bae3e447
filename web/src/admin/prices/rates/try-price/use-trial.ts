import type { QuoteAnswer } from '@approdo/shared/contract/prices/quote';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { ChosenExtra } from '@approdo/shared/domain/prices/extra';
import { createPriceBook } from '@approdo/shared/domain/prices/price-book';
import { use, useMemo, useState } from 'react';
import { UnsavedContext } from '../price-part.tsx';
import type { Prices } from '../use-prices.ts';
import { priceTrial } from './price-trial.ts';
import {
  blankTrial,
  mayChoose,
  mergePrices,
  readTrial,
  type Trial,
  type TrialDraft,
  type TriedPrices,
  takeExtras,
} from './trial.ts';

/** The result: a priced stay, no price if a night has none, or what is missing in the dates. */
export type TrialResult =
  | { readonly kind: 'NO_DATES' | 'NO_STAY' | 'NO_PRICE' }
  | {
      readonly kind: 'PRICED';
      readonly trial: Trial;
      readonly extras: readonly ChosenExtra[];
      readonly quote: QuoteAnswer;
    };

/** Prices a trial while typing, optionally with unsaved values of the tab behind. */
export function useTrial(prices: Prices) {
  const [draft, setDraft] = useState(() => blankTrial(todayInRome(new Date())));
  const unsaved = use(UnsavedContext);
  const tried = useMemo(() => mergePrices(prices, unsaved), [prices, unsaved]);
  const book = useMemo(() => createPriceBook(tried), [tried]);
  const reckoned = useMemo(() => reckon(draft, tried, book), [draft, tried, book]);
  return {
    draft,
    change: (typed: Partial<TrialDraft>) => setDraft((before) => ({ ...before, ...typed })),
    tried,
    reckoned,
    /** Whether the tab behind has unsaved values, and whether they are used. */
    hasUnsaved: unsaved !== undefined,
    isWithUnsaved: unsaved?.lists !== undefined || unsaved?.rules !== undefined,
  };
}

export type TriedPrice = ReturnType<typeof useTrial>;

function reckon(draft: TrialDraft, tried: TriedPrices, book: ReturnType<typeof createPriceBook>): TrialResult {
  const trial = readTrial(draft);
  if (typeof trial === 'string') return { kind: trial };
  const extras = takeExtras(tried.extras, draft, trial);
  const linen = trial.linen && mayChoose(tried.rules.linenUntilDays, trial);
  const quote = priceTrial({ ...trial, linen }, { book, extras });
  return quote ? { kind: 'PRICED', trial: { ...trial, linen }, extras, quote } : { kind: 'NO_PRICE' };
}
