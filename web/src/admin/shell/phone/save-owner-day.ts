import type { OwnersDay } from '@approdo/shared/contract/operations/today';
import { readSession } from '../../../session/browser-session.ts';
import { findSavedDayUser, forgetDay, openSavedDay } from '../../../storage/saved-day.ts';
import type { PropertyFacts } from '../../phone-shell.ts';
import { writeExpiredPage, writeOwnerDayPage } from './owner-day-page.ts';

/** As the service worker names them (web/public/admin-worker.js). */
const DAY = '/admin?kept';
const EXPIRED = '/admin?expired';
const SAVED_AT_HEADER = 'x-kept-at';

const MAX_FILES = 20;

type SavedDay = { readonly userId: string; readonly next: OwnersDay['next']; readonly property: PropertyFacts };

/** Saves the latest arrivals and departures, with everything the page needs to display them offline. */
export async function saveOwnerDay({ userId, next, property }: SavedDay): Promise<void> {
  const files = listFiles();
  const cache = await openSavedDay();
  await Promise.all(files.map((file) => cacheFile(cache, file)));
  await putPages(cache, next, property);
  await dropOldFiles(cache, files);
  // If the user has signed out or turned it off meanwhile, this has recreated a deleted cache.
  if (readSession()?.user.id !== userId || findSavedDayUser() !== userId) await forgetDay();
}

async function putPages(cache: Cache, next: OwnersDay['next'], property: PropertyFacts): Promise<void> {
  const at = new Date().toISOString();
  const stylesheets = listHrefs('link[rel="stylesheet"]');
  const pageOf = (html: string) =>
    new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', [SAVED_AT_HEADER]: at } });
  await cache.put(EXPIRED, pageOf(writeExpiredPage(stylesheets)));
  await cache.put(DAY, pageOf(writeOwnerDayPage({ at, next, property, stylesheets })));
}

/** The files of an earlier build. */
async function dropOldFiles(cache: Cache, files: readonly string[]): Promise<void> {
  const needed = [DAY, EXPIRED, ...files];
  const old = (await cache.keys()).filter(({ url }) => {
    const { pathname, search } = new URL(url);
    return !needed.includes(pathname + search);
  });
  await Promise.all(old.map((entry) => cache.delete(entry)));
}

/** The stylesheets and fonts that the document names. */
function listFiles(): string[] {
  const files = [...listHrefs('link[rel="stylesheet"]'), ...listHrefs('link[rel="preload"][as="font"]')];
  return files.slice(0, MAX_FILES);
}

function listHrefs(selector: string): string[] {
  return [...document.head.querySelectorAll(selector)].flatMap((link) => link.getAttribute('href') ?? []);
}

async function cacheFile(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file, { ignoreVary: true })) return;
  const answer = await fetch(file);
  if (answer.ok) await cache.put(file, answer);
}
