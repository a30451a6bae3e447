import type { OwnersDay } from '@approdo/shared/contract/operations/today';
import { findDayKeeper, forgetDay, openKeptDay } from '../../../kept/kept-day.ts';
import { readSession } from '../../../session/browser-session.ts';
import type { HouseFacts } from '../../phone-shell.ts';
import { writeExpiredPage, writeOwnerDayPage } from './owner-day-page.ts';

/** As the service worker names them (web/public/admin-worker.js). */
const DAY = '/admin?kept';
const EXPIRED = '/admin?expired';
const KEPT_AT = 'x-kept-at';

const MOST_FILES = 20;

type Kept = { readonly userId: string; readonly next: OwnersDay['next']; readonly house: HouseFacts };

/** Saves the latest arrivals and departures, with everything the page needs to display them offline. */
export async function keepOwnerDay({ userId, next, house }: Kept): Promise<void> {
  const files = listFiles();
  const cache = await openKeptDay();
  await Promise.all(files.map((file) => keepFile(cache, file)));
  await putPages(cache, next, house);
  await dropOldFiles(cache, files);
  // If the user has signed out or turned it off meanwhile, this has recreated a deleted cache.
  if (readSession()?.user.id !== userId || findDayKeeper() !== userId) await forgetDay();
}

async function putPages(cache: Cache, next: OwnersDay['next'], house: HouseFacts): Promise<void> {
  const at = new Date().toISOString();
  const stylesheets = listHrefs('link[rel="stylesheet"]');
  const pageOf = (html: string) =>
    new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', [KEPT_AT]: at } });
  await cache.put(EXPIRED, pageOf(writeExpiredPage(stylesheets)));
  await cache.put(DAY, pageOf(writeOwnerDayPage({ at, next, house, stylesheets })));
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
  return files.slice(0, MOST_FILES);
}

function listHrefs(selector: string): string[] {
  return [...document.head.querySelectorAll(selector)].flatMap((link) => link.getAttribute('href') ?? []);
}

async function keepFile(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file, { ignoreVary: true })) return;
  const answer = await fetch(file);
  if (answer.ok) await cache.put(file, answer);
}
