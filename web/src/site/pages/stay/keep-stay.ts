import { bookingInFull } from '@approdo/shared/contract/bookings/bookings';
import { bookingMoney } from '@approdo/shared/contract/money/payments';
import { openGuide } from '@approdo/shared/contract/stays/guide';
import { z } from 'zod';
import { canKeepStays, openKeptStays } from '../../../kept/kept-stays.ts';
import { readSession } from '../../../session/browser-session.ts';

const keptStay = z.object({
  /** When the server said so. */
  savedAt: z.iso.datetime(),
  booking: bookingInFull,
  money: bookingMoney,
  guide: openGuide,
  /** The file for a calendar; null where there is none. */
  calendar: z.string().nullable(),
});

/** A stay as it was read. */
export type KeptStay = z.output<typeof keptStay>;

/** A guest has one stay before her, seldom two. */
const MOST_STAYS = 3;
const KEPT = '?kept';

/** What this browser has of a stay of whoever is signed in; undefined where that is nothing, or nothing that can be read. */
export async function findKeptStay(id: string): Promise<KeptStay | undefined> {
  const own = await openOwn();
  const answer = await own?.cache.match(addressOf(id));
  return answer && keptStay.safeParse(await answer.json().catch(() => undefined)).data;
}

/** Keeps it for whoever is signed in, under her account; of many stays the last ones. */
export async function keepStay(stay: KeptStay): Promise<void> {
  const own = await openOwn();
  if (!own) return;
  const address = addressOf(stay.booking.id);
  // In one step: the page may be left at any moment, and what was kept before is not to be missed then.
  await own.cache.put(address, Response.json(stay));
  const others = (await own.cache.keys()).filter(({ url }) => url.endsWith(KEPT) && !url.endsWith(address));
  await Promise.all(others.slice(0, 1 - MOST_STAYS).map((old) => own.cache.delete(old)));
  // Whoever has signed out meanwhile has emptied what was opened anew here.
  if (readSession()?.user.id !== own.userId) await own.cache.delete(address);
}

/** Where the server says that there is no such stay, or none of hers. */
export async function forgetStay(id: string): Promise<void> {
  await (await openOwn())?.cache.delete(addressOf(id));
}

/** Undefined for whoever is not signed in, and where a browser keeps nothing. */
async function openOwn(): Promise<{ readonly cache: Cache; readonly userId: string } | undefined> {
  const userId = readSession()?.user.id;
  if (userId === undefined || !canKeepStays()) return undefined;
  const cache = await openKeptStays(userId).catch(() => undefined);
  return cache && { cache, userId };
}

function addressOf(id: string): string {
  return `/booking/${encodeURIComponent(id)}${KEPT}`;
}
