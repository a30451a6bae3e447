import { bookingInFull } from '@approdo/shared/contract/bookings/bookings';
import { bookingMoney } from '@approdo/shared/contract/money/payments';
import { openGuide } from '@approdo/shared/contract/stays/guide';
import { z } from 'zod';
import { canKeepStays, openKeptStays } from '../../../kept/kept-stays.ts';
import { readSession } from '../../../session/browser-session.ts';

const keptStay = z.object({
  /** The instant of the server's answer. */
  savedAt: z.iso.datetime(),
  booking: bookingInFull,
  money: bookingMoney,
  guide: openGuide,
  /** The calendar file; null if there is none. */
  calendar: z.string().nullable(),
});

/** A stay as it was last read. */
export type KeptStay = z.output<typeof keptStay>;

/** A guest has one stay ahead, seldom two. */
const MOST_STAYS = 3;
const KEPT = '?kept';

/** The signed-in user's saved stay; undefined if there is none, or it cannot be read. */
export async function findKeptStay(id: string): Promise<KeptStay | undefined> {
  const own = await openOwn();
  const answer = await own?.cache.match(addressOf(id));
  return answer && keptStay.safeParse(await answer.json().catch(() => undefined)).data;
}

/** Saves it for the signed-in user; of many stays only the last ones are left. */
export async function keepStay(stay: KeptStay): Promise<void> {
  const own = await openOwn();
  if (!own) return;
  const address = addressOf(stay.booking.id);
  // In one step: the page may be left at any moment, and what was saved before must not be lost then.
  await own.cache.put(address, Response.json(stay));
  const others = (await own.cache.keys()).filter(({ url }) => url.endsWith(KEPT) && !url.endsWith(address));
  await Promise.all(others.slice(0, 1 - MOST_STAYS).map((old) => own.cache.delete(old)));
  // If the user has signed out meanwhile, this has recreated a deleted cache.
  if (readSession()?.user.id !== own.userId) await own.cache.delete(address);
}

/** For a stay that the server says does not exist, or is not hers. */
export async function forgetStay(id: string): Promise<void> {
  await (await openOwn())?.cache.delete(addressOf(id));
}

/** Undefined for a visitor, and in a browser without storage. */
async function openOwn(): Promise<{ readonly cache: Cache; readonly userId: string } | undefined> {
  const userId = readSession()?.user.id;
  if (userId === undefined || !canKeepStays()) return undefined;
  const cache = await openKeptStays(userId).catch(() => undefined);
  return cache && { cache, userId };
}

function addressOf(id: string): string {
  return `/booking/${encodeURIComponent(id)}${KEPT}`;
}
