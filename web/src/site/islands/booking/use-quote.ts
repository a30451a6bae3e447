import { reasonOf } from '@approdo/shared/client';
import type { QuoteAnswer as Quote } from '@approdo/shared/contract/stay/quote';
import type { Stay } from '@approdo/shared/domain/stay/stay';
import { useEffect, useState } from 'react';
import { rateCalls } from './booking-client.ts';

const PAUSE_MS = 200;

export type QuoteState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly quote: Quote }
  | { readonly kind: 'failed'; readonly reason: string | undefined };

/** The price of a stay as the server works it out, asked again a moment after the last change. */
export function useQuote(stay: Stay | undefined, linen: boolean): QuoteState {
  const [state, setState] = useState<QuoteState>({ kind: 'none' });
  const { startDate, endDate } = stay ?? {};
  useEffect(() => {
    if (!startDate || !endDate) {
      setState({ kind: 'none' });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    setState((before) => (before.kind === 'ready' ? before : { kind: 'loading' }));
    const timer = setTimeout(async () => {
      const next = await askQuote({ startDate, endDate }, linen, signal);
      if (!signal.aborted) setState(next);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [startDate, endDate, linen]);
  return state;
}

async function askQuote(stay: Stay, linen: boolean, signal: AbortSignal): Promise<QuoteState> {
  try {
    const quote = await rateCalls.quote({ query: { ...stay, linen: linen ? 'true' : 'false' }, signal });
    return { kind: 'ready', quote };
  } catch (cause) {
    return { kind: 'failed', reason: reasonOf(cause) };
  }
}
