import { bookingDetails } from '@approdo/shared/contract/bookings/booking';
import { bookingMessage } from '@approdo/shared/contract/messages/conversations';
import { bookingMoney } from '@approdo/shared/contract/money/payments';
import { openGuide } from '@approdo/shared/contract/stays/guide';
import { z } from 'zod';
import { readSession } from '../../../session/browser-session.ts';
import { canSaveStays, openSavedStays } from '../../../storage/saved-stays.ts';

const savedStay = z.object({
  /** The instant of the server's answer. */
  savedAt: z.iso.datetime(),
  booking: bookingDetails,
  money: bookingMoney,
  guide: openGuide,
  /** Left out if they could not be read. */
  messages: z.array(bookingMessage).readonly().optional(),
  /** The calendar file; null if there is none. */
  calendar: z.string().nullable(),
});

/** A stay as it was last read. */
export type SavedStay = z.output<typeof savedStay>;

/** A guest has one stay ahead, seldom two. */
const MAX_STAYS = 3;
const SAVED_QUERY = '?kept';

/** The signed-in user's saved stay; undefined if there is none, or it cannot be read. */
export async function findSavedStay(id: string): Promise<SavedStay | undefined> {
  const own = await openOwn();
  const answer = await own?.cache.match(addressOf(id));
  return answer && savedStay.safeParse(await answer.json().catch(() => undefined)).data;
}

/** Saves it for the signed-in user; of many stays only the last ones are left. */
export async function saveStay(stay: SavedStay): Promise<void> {
  const own = await openOwn();
  if (!own) return;
  const address = addressOf(stay.booking.id);
  // In one step: the page may be left at any moment, and what was saved before must not be lost then.
  await own.cache.put(address, Response.json(stay));
  const others = (await own.cache.keys()).filter(({ url }) => url.endsWith(SAVED_QUERY) && !url.endsWith(address));
  await Promise.all(others.slice(0, 1 - MAX_STAYS).map((old) => own.cache.delete(old)));
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
  if (userId === undefined || !canSaveStays()) return undefined;
  const cache = await openSavedStays(userId).catch(() => undefined);
  return cache && { cache, userId };
}

function addressOf(id: string): string {
  return `/booking/${encodeURIComponent(id)}${SAVED_QUERY}`;
}
