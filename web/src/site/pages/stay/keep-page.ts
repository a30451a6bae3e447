import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { canKeepStays, openKeptStays } from '../../../kept/kept-stays.ts';
import { readSession } from '../../../session/browser-session.ts';
import { readPageLanguage } from '../../client/page-language.ts';

const WORKER = '/stay-worker.js';
const FILES = '?files';
const MOST_FILES = 100;

/**
 * Keeps this page, the files that it has loaded and the pictures of its guide, and has them found where the network is
 * gone: the page is everybody's, and goes with the stays of the account all the same.
 */
export async function keepPage(pictures: readonly string[]): Promise<void> {
  const userId = readSession()?.user.id;
  if (userId === undefined || !canKeepStays()) return;
  const scope = addressIn(readPageLanguage() ?? 'it', '/booking/');
  await navigator.serviceWorker.register(WORKER, { scope });
  const page = await fetch(location.pathname);
  const html = page.ok ? await page.clone().text() : '';
  const named = listNamedFiles();
  // After an update the server has another page than this one, whose files nobody has loaded yet: it is kept the next time.
  if (!named.every((file) => html.includes(file))) return;
  const cache = await openKeptStays(userId);
  const before = await listKeptFiles(cache, scope);
  // Of the same release, a file that another view had is needed as much: here it may only not have come yet.
  const still = named.every((file) => before.includes(file)) ? before.filter(isAsset) : [];
  const files = [...new Set([...named, ...listLoadedFiles(), ...pictures, ...still])].slice(0, MOST_FILES);
  await Promise.all(files.map((file) => keepFile(cache, file)));
  await cache.put(scope, page);
  await cache.put(`${scope}${FILES}`, Response.json(files));
  await dropOldFiles(cache);
  if (readSession()?.user.id !== userId) await Promise.all((await cache.keys()).map((entry) => cache.delete(entry)));
}

/** What the document names itself. */
function listNamedFiles(): string[] {
  const script = document.querySelector('head script[type="module"]')?.getAttribute('src');
  const { styles } = document.documentElement.dataset;
  const texts = [...document.querySelectorAll<HTMLElement>('[data-texts]')].map(({ dataset }) => dataset.texts);
  return [script, styles, ...texts].filter((file) => typeof file === 'string');
}

/** What came after it: islands, fonts. */
function listLoadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return urls
    .filter(({ origin, pathname }) => origin === location.origin && isAsset(pathname))
    .map(({ pathname }) => pathname);
}

/** What an earlier view of a page in this language kept. */
async function listKeptFiles(cache: Cache, scope: string): Promise<readonly string[]> {
  return (await (await cache.match(`${scope}${FILES}`))?.json()) ?? [];
}

const isAsset = (file: string): boolean => file.startsWith('/assets/');

/** A picture that is gone keeps nothing else from being kept. */
async function keepFile(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file, { ignoreVary: true })) return;
  const answer = await fetch(file);
  if (answer.ok) await cache.put(file, answer);
}

/** Those that the page names in no language any more. */
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
