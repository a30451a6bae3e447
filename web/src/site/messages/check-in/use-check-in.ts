import { ApiError } from '@approdo/shared/client';
import type { CheckInPlan } from '@approdo/shared/contract/messages/check-in';
import { useCallback, useEffect, useState } from 'react';
import { checkInCalls } from './check-in-client.ts';

export type CheckInState =
  | { readonly kind: 'loading' }
  /** The address has no link: there is nothing to open, and to try again is no help. */
  | { readonly kind: 'linkless' }
  /** `reason` is the server's; undefined where it could not be asked. */
  | { readonly kind: 'failed'; readonly reason: string | undefined }
  | { readonly kind: 'loaded'; readonly plan: CheckInPlan };

/** What the link in the address opens; another link opens anew. */
export function useCheckIn() {
  const [state, setState] = useState<CheckInState>({ kind: 'loading' });

  const load = useCallback(async () => {
    if (readToken() === '') return setState({ kind: 'linkless' });
    setState({ kind: 'loading' });
    try {
      setState({ kind: 'loaded', plan: await openPlan() });
    } catch (cause) {
      setState({ kind: 'failed', reason: cause instanceof ApiError ? cause.message : undefined });
    }
  }, []);

  useEffect(() => {
    void load();
    const follow = () => void load();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [load]);

  return { state, load };
}

export async function openPlan(): Promise<CheckInPlan> {
  return await checkInCalls.open({ body: { token: readToken() } });
}

/** What stands behind the #, which no server is told as the page is asked for. */
export function readToken(): string {
  return location.hash.slice(1, 201);
}
