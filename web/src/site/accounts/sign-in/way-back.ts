import type { Language } from '@approdo/shared/domain/base/language/language';
import { addressIn, readLanguage } from '@approdo/shared/domain/base/language/language-address';
import { localPathOrHome } from '@approdo/shared/domain/base/text/link';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { findStorage } from '../../../browser/find-storage.ts';
import { createDraftKeeper } from '../../../kept/kept-drafts.ts';
import { KEPT_FOR_MS } from '../../forms/use-draft.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** Where one signs in, to come back from there. */
export function signInAddress(language: Language, from: string): string {
  return `${addressIn(language, '/login')}?from=${encodeURIComponent(from)}`;
}

/** Where `from` in the address says that one came from; anything that leaves the site counts as `/`, in the language of the page. */
export function readFrom(language: Language): string {
  const from = localPathOrHome(new URLSearchParams(location.search).get('from'));
  return from === '/' ? addressIn(language, from) : from;
}

/** The address of another stage of signing in, which leads back to the same place once it is alive. */
export function useStageAddress(path: string): string {
  const { language } = useTexts();
  const address = addressIn(language, path);
  return useSyncExternalStore(
    never,
    () => withFrom(address, readFrom(language)),
    () => address,
  );
}

/** Keeps the way back beside the draft: the link in the mail does not name it, and opens in a tab of its own. */
export function keepWayBack(language: Language): void {
  const from = readFrom(language);
  if (isHome(from)) wayBack().forget();
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
  return isHome(from) ? path : `${path}?from=${encodeURIComponent(from)}`;
}

function isHome(path: string): boolean {
  return readLanguage(path).address === '/';
}

function wayBack() {
  const fields = z.object({ from: z.string() });
  return createDraftKeeper({ storage: findStorage('localStorage'), key: 'way-back', fields, livesFor: KEPT_FOR_MS });
}

/** An address does not change while its page is shown. */
function never(): () => void {
  return () => undefined;
}
