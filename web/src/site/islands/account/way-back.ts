import { localPathOrHome } from '@approdo/shared/domain/link';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { findStorage } from '../../../find-storage.ts';
import { createDraftKeeper } from '../../../kept-drafts.ts';
import { KEPT_FOR_MS } from '../use-draft.ts';

/** Where one signs in, to come back from there. */
export function signInAddress(from: string): string {
  return `/login?from=${encodeURIComponent(from)}`;
}

/** Where `from` in the address says that one came from; anything that leaves the site counts as `/`. */
export function readFrom(): string {
  return localPathOrHome(new URLSearchParams(location.search).get('from'));
}

/** The address of another stage of signing in, which leads back to the same place once it is alive. */
export function useStageAddress(path: string): string {
  return useSyncExternalStore(
    never,
    () => withFrom(path, readFrom()),
    () => path,
  );
}

/** Keeps the way back beside the draft: the link in the mail does not name it, and opens in a tab of its own. */
export function keepWayBack(): void {
  const from = readFrom();
  if (from === '/') wayBack().forget();
  else wayBack().keep({ fields: { from } }, new Date());
}

/** What was kept; undefined where one came from nowhere else, and where that is long ago. */
export function findWayBack(): string | undefined {
  const kept = wayBack().read(new Date());
  return kept && localPathOrHome(kept.fields.from);
}

/** As soon as one is back. */
export function forgetWayBack(): void {
  wayBack().forget();
}

function withFrom(path: string, from: string): string {
  return from === '/' ? path : `${path}?from=${encodeURIComponent(from)}`;
}

function wayBack() {
  const fields = z.object({ from: z.string() });
  return createDraftKeeper({ storage: findStorage('localStorage'), key: 'way-back', fields, livesFor: KEPT_FOR_MS });
}

/** An address does not change while its page is shown. */
function never(): () => void {
  return () => undefined;
}
