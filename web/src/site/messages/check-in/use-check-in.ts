import { ApiError } from '@approdo/shared/client';
import type { CheckInPlan } from '@approdo/shared/contract/messages/check-in';
import { useCallback, useEffect, useState } from 'react';
import { checkInCalls } from './check-in-client.ts';

export type CheckInState =
  | { readonly kind: 'loading' }
  /** The address has no link, so there is nothing to open or to try again. */
  | { readonly kind: 'linkless' }
  /** `reason` is the server's; undefined if it could not be reached. */
  | { readonly kind: 'failed'; readonly reason: string | undefined }
  | { readonly kind: 'loaded'; readonly plan: CheckInPlan };

/** Opens the link in the address, and again when it changes. */
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

/** The token after the #, which is not sent to the server when the page is requested. */
export function readToken(): string {
  return location.hash.slice(1, 201);
}
