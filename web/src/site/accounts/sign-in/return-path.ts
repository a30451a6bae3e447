import type { Language } from '@approdo/shared/domain/base/language/language';
import { addressIn, readLanguage } from '@approdo/shared/domain/base/language/language-address';
import { localPathOrHome } from '@approdo/shared/domain/base/text/link';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { findStorage } from '../../../browser/find-storage.ts';
import { createDraftStore } from '../../../storage/saved-drafts.ts';
import { DRAFT_LIFETIME_MS } from '../../forms/use-draft.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** The address for signing in, with the path to return to. */
export function signInAddress(language: Language, from: string): string {
  return `${addressIn(language, '/login')}?from=${encodeURIComponent(from)}`;
}

/** Home, requests, stays and profile, which every language has at the same path. */
const IN_EACH_LANGUAGE = /^\/(?:booking(?:\/[^/?#]+)?|profile)?(?:[?#]|$)/;

/**
 * The return path from `from` in the address, in the page's language where it is the same path in all; anything off the
 * site counts as `/`.
 */
export function readReturnPath(language: Language): string {
  const from = localPathOrHome(new URLSearchParams(location.search).get('from'));
  const { address } = readLanguage(from);
  return IN_EACH_LANGUAGE.test(address) ? addressIn(language, address) : from;
}

/** The address of another stage of signing in, with the return path and the fragment added after hydration. */
export function useStageAddress(path: string): string {
  const { language } = useTexts();
  const address = addressIn(language, path);
  return useSyncExternalStore(
    never,
    () => withFrom(address, readReturnPath(language)) + location.hash,
    () => address,
  );
}

/** Stores the return path beside the draft: the mailed link does not name it, and opens in a tab of its own. */
export function storeReturnPath(language: Language): void {
  const from = readReturnPath(language);
  if (isHome(from)) returnPathStore().forget();
  else returnPathStore().save({ fields: { from } }, new Date());
}

/** The stored return path; undefined if there is none, or it is too old. */
export function findReturnPath(): string | undefined {
  const saved = returnPathStore().read(new Date());
  return saved && localPathOrHome(saved.fields.from);
}

/** Call it as soon as the visitor is back. */
export function forgetReturnPath(): void {
  returnPathStore().forget();
}

function withFrom(path: string, from: string): string {
  return isHome(from) ? path : `${path}?from=${encodeURIComponent(from)}`;
}

function isHome(path: string): boolean {
  return readLanguage(path).address === '/';
}

function returnPathStore() {
  const fields = z.object({ from: z.string() });
  return createDraftStore({
    storage: findStorage('localStorage'),
    key: 'way-back',
    fields,
    lifetimeMs: DRAFT_LIFETIME_MS,
  });
}

/** An address does not change while its page is displayed. */
function never(): () => void {
  return () => undefined;
}
