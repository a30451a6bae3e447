import type { QuoteAnswer } from '@approdo/shared/contract/prices/quote';
import { rates } from '@approdo/shared/contract/prices/rates';
import { writeWishes } from '@approdo/shared/domain/prices/extra';
import { useDebouncedValue } from '@mantine/hooks';
import { useRead } from '../../../session/use-read.ts';
import type { TrialResult } from './use-trial.ts';

/** Debounce before the server is asked, in milliseconds. */
const PAUSE_MS = 400;

type Options = {
  readonly code: string;
  readonly priced: Extract<TrialResult, { readonly kind: 'PRICED' }>;
  /** Whether there are unsaved changes, unknown to the server. */
  readonly isOff: boolean;
};

/** The server's answer about a code. */
export type CodedQuote = {
  readonly kind: 'NONE' | 'SAVE_FIRST' | 'ASKING' | 'FAILED' | 'ANSWERED';
  readonly quote?: QuoteAnswer | undefined;
  readonly fault?: unknown;
};

/** The server's quote with a code; not requested without a code or with unsaved changes. */
export function useCodeQuote({ code, priced, isOff }: Options): CodedQuote {
  const [debouncedCode] = useDebouncedValue(code.trim(), PAUSE_MS);
  const { trial, extras } = priced;
  const query = {
    ...trial,
    linen: trial.linen ? ('true' as const) : ('false' as const),
    detail: 'true' as const,
    ...(extras.length > 0 && { extras: writeWishes(extras) }),
    code: debouncedCode,
  };
  const isRequested = debouncedCode !== '' && code.trim() !== '' && !isOff;
  const { data, error, isError } = useRead(rates.quote, { query, enabled: isRequested, gcTime: 0, retry: false });
  if (code.trim() === '') return { kind: 'NONE' };
  if (isOff) return { kind: 'SAVE_FIRST' };
  if (isRequested && isError) return { kind: 'FAILED', fault: error };
  return isRequested && data ? { kind: 'ANSWERED', quote: data } : { kind: 'ASKING' };
}
