import { ApiError, reasonOf } from '@approdo/shared/client';
import type { QuoteAnswer as Quote } from '@approdo/shared/contract/prices/quote';
import { useEffect, useState } from 'react';
import { rateCalls } from '../price-client.ts';

const PAUSE_MS = 200;
const TOO_MANY = 429;

export type QuoteState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly quote: Quote;
      /** Whether too many codes were tried; the price is then without a code. */
      readonly isCodeRefused?: boolean;
    }
  | { readonly kind: 'failed'; readonly reason: string | undefined };

/** The query of a quote. */
export type QuoteQuery = Parameters<typeof rateCalls.quote>[0]['query'];

/** A state, and the query that it answers; left out while none is answered. */
type Answered = { readonly state: QuoteState; readonly of?: string };

/** The server's quote of a stay, refetched a moment after the last change and by `refreshQuote`. */
export function useQuote(query: QuoteQuery | undefined) {
  const [{ state, of }, setAnswered] = useState<Answered>({ state: { kind: 'none' } });
  const queryText = query && JSON.stringify(query);
  useEffect(() => {
    if (queryText === undefined) {
      setAnswered({ state: { kind: 'none' } });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    setAnswered((before) => (before.state.kind === 'ready' ? before : { state: { kind: 'loading' } }));
    const timer = setTimeout(async () => {
      const next = await fetchQuote(JSON.parse(queryText), signal);
      if (!signal.aborted) setAnswered({ state: next, of: queryText });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [queryText]);

  /** Resolves with the state then displayed. */
  async function refreshQuote(): Promise<QuoteState> {
    if (!query || queryText === undefined) return state;
    const next = await fetchQuote(query);
    setAnswered({ state: next, of: queryText });
    return next;
  }

  /** `isCurrent` is false while the state is still that of the query before. */
  return { state, isCurrent: of === queryText, refreshQuote };
}

async function fetchQuote(query: QuoteQuery, signal?: AbortSignal): Promise<QuoteState> {
  const call = (queryText: QuoteQuery) => rateCalls.quote({ query: queryText, ...(signal && { signal }) });
  try {
    return { kind: 'ready', quote: await call(query) };
  } catch (cause) {
    if (query.code === undefined || !(cause instanceof ApiError && cause.status === TOO_MANY)) {
      return { kind: 'failed', reason: reasonOf(cause) };
    }
  }
  const { code: _, ...without } = query;
  const next = await fetchQuote(without, signal);
  return next.kind === 'ready' ? { ...next, isCodeRefused: true } : next;
}
