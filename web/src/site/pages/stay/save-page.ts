import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { readSession } from '../../../session/browser-session.ts';
import { canSaveStays, openSavedStays } from '../../../storage/saved-stays.ts';
import { readPageLanguage } from '../../client/page-language.ts';

const WORKER = '/stay-worker.js';
const FILES = '?files';
const MAX_FILES = 100;

/**
 * Saves this page, the files that it has loaded and its guide's pictures for offline use: the page is the same for
 * everybody, but is deleted with the account's stays.
 */
export async function savePage(pictures: readonly string[]): Promise<void> {
  const userId = readSession()?.user.id;
  if (userId === undefined || !canSaveStays()) return;
  const scope = addressIn(readPageLanguage() ?? 'it', '/booking/');
  await navigator.serviceWorker.register(WORKER, { scope });
  const page = await fetch(location.pathname);
  const html = page.ok ? await page.clone().text() : '';
  const named = listNamedFiles();
  // After an update the server has a newer page, whose files nobody has loaded yet: it is saved the next time.
  if (!named.every((file) => html.includes(file))) return;
  const cache = await openSavedStays(userId);
  const before = await listSavedFiles(cache, scope);
  // In the same release, files of an earlier view are still needed: this view may not have loaded them yet.
  const still = named.every((file) => before.includes(file)) ? before.filter(isAsset) : [];
  const files = [...new Set([...named, ...listLoadedFiles(), ...pictures, ...still])].slice(0, MAX_FILES);
  await Promise.all(files.map((file) => cacheFile(cache, file)));
  await cache.put(scope, page);
  await cache.put(`${scope}${FILES}`, Response.json(files));
  await dropOldFiles(cache);
  if (readSession()?.user.id !== userId) await Promise.all((await cache.keys()).map((entry) => cache.delete(entry)));
}

/** The files that the document names itself. */
function listNamedFiles(): string[] {
  const script = document.querySelector('head script[type="module"]')?.getAttribute('src');
  const { styles } = document.documentElement.dataset;
  const texts = [...document.querySelectorAll<HTMLElement>('[data-texts]')].map(({ dataset }) => dataset.texts);
  return [script, styles, ...texts].filter((file) => typeof file === 'string');
}

/** Files loaded after it: islands, fonts. */
function listLoadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return urls
    .filter(({ origin, pathname }) => origin === location.origin && isAsset(pathname))
    .map(({ pathname }) => pathname);
}

/** The files that an earlier view of the page in this language saved. */
async function listSavedFiles(cache: Cache, scope: string): Promise<readonly string[]> {
  return (await (await cache.match(`${scope}${FILES}`))?.json()) ?? [];
}

const isAsset = (file: string): boolean => file.startsWith('/assets/');

/** A missing picture does not keep the rest from being saved. */
async function cacheFile(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file, { ignoreVary: true })) return;
  const answer = await fetch(file);
  if (answer.ok) await cache.put(file, answer);
}

/** Deletes files that the page no longer names in any language. */
async function dropOldFiles(cache: Cache): Promise<void> {
  const entries = await cache.keys();
  const lists = await Promise.all(
    entries.filter(({ url }) => url.endsWith(FILES)).map(async (list) => (await cache.match(list))?.json()),
  );
  const needed = new Set(lists.flat());
  const old = entries.filter(({ url }) => {
    const { pathname, search } = new URL(url);
    return /^\/(?:assets|uploads)\//.test(pathname) && !needed.has(pathname + search);
  });
  await Promise.all(old.map((entry) => cache.delete(entry)));
}
