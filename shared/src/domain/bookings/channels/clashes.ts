import type { Nights } from './feed-event.ts';

/** Sold nights: a stay of a channel, or one the owner confirmed, which has no channel. */
export type SoldNights = Nights & { readonly id: string; readonly channelId: string | null };

/** Two sales of the same night; `event` is a channel's, and of two channel events the one with the lesser id. */
export type Clash<Sold extends SoldNights = SoldNights> = { readonly event: Sold; readonly other: Sold };

/** Above this number it is not a clash of guests but a calendar linked twice. */
const MAX_CLASHES = 500;

/** Pairs that share a night and come from different sources; the first five hundred, by date. */
export function findClashes<Sold extends SoldNights>(sold: readonly Sold[]): Clash<Sold>[] {
  const ordered = sold.toSorted((a, b) => compare(a.startDate, b.startDate) || compare(a.id, b.id));
  const clashes: Clash<Sold>[] = [];
  for (const [place, one] of ordered.entries()) {
    for (let next = place + 1; next < ordered.length; next += 1) {
      const other = ordered[next];
      if (!other || other.startDate >= one.endDate) break;
      if (other.channelId === one.channelId) continue;
      clashes.push(nameClash(one, other));
      if (clashes.length === MAX_CLASHES) return clashes;
    }
  }
  return clashes;
}

/** The nights that both have. */
export function sharedNights(a: Nights, b: Nights): Nights {
  const [, startDate = a.startDate] = [a.startDate, b.startDate].toSorted();
  const [endDate = a.endDate] = [a.endDate, b.endDate].toSorted();
  return { startDate, endDate };
}

function nameClash<Sold extends SoldNights>(a: Sold, b: Sold): Clash<Sold> {
  const isFirst = b.channelId === null || (a.channelId !== null && a.id < b.id);
  return isFirst ? { event: a, other: b } : { event: b, other: a };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
