import type { ChannelClash } from '@approdo/shared/contract/bookings/channels';
import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { findClashes, sharedNights } from '@approdo/shared/domain/bookings/channels/clashes';
import { yieldToOthers } from '../../../adapters/event-loop.ts';
import { eachSequentially } from '../../../db/in-portions.ts';
import type { Reader } from '../../../db/transaction.ts';
import { listStaysTouching, type StayTransaction } from '../../stays/stays/index.ts';
import { notifyOfClashes } from './channels.mail.ts';
import { type ClashPair, deleteClash, insertClash, listClashPairs, listStaysById } from './clashes.repository.ts';
import { listStays } from './events.repository.ts';

/** Both included. */
type Days = { readonly from: LocalDate; readonly to: LocalDate };

/** Days examined at a time, before yielding. */
const DAYS_AT_ONCE = 92;

/** As many as anybody can work through; further ones are reported as these are resolved. */
const MAX_CLASHES = 500;

/** Records which of these nights were sold twice, and notifies the owner of new ones. */
export async function noteClashes(change: StayTransaction, { from, to }: Days): Promise<void> {
  const { trx } = change;
  const stored = await listClashPairs(trx);
  const described = await describePairs(trx, stored);
  const resolved = described.filter(({ clash }) => !clash);
  await eachSequentially(resolved, ({ pair }) => deleteClash(trx, pair));
  const known = new Set(described.filter(({ clash }) => clash).map(({ pair }) => keyOf(pair)));
  const found: ClashPair[] = [];
  for (let first = from; first <= to && known.size < MAX_CLASHES; first = addDays(first, DAYS_AT_ONCE)) {
    if (first !== from) await yieldToOthers();
    for (const pair of await findPairs(trx, { from: first, to: addDays(first, DAYS_AT_ONCE - 1) })) {
      if (known.has(keyOf(pair)) || known.size >= MAX_CLASHES) continue;
      known.add(keyOf(pair));
      found.push(pair);
    }
  }
  if (found.length === 0) return;
  await eachSequentially(found, (pair) => insertClash(trx, pair));
  const newClashes = (await describePairs(trx, found)).flatMap(({ clash }) => clash ?? []);
  await notifyOfClashes(change, newClashes);
}

/** Nights currently sold twice, by date. */
export async function listClashes(reader: Reader, today: LocalDate): Promise<ChannelClash[]> {
  const described = await describePairs(reader, await listClashPairs(reader));
  return described
    .flatMap(({ clash }) => clash ?? [])
    .filter(({ endDate }) => endDate > today)
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
}

async function findPairs(reader: Reader, days: Days): Promise<ClashPair[]> {
  const stays = await listStays(reader, days);
  if (stays.length === 0) return [];
  await yieldToOthers();
  const own = await listStaysTouching(reader, days);
  const clashes = findClashes([...stays, ...own.map((stay) => ({ ...stay, channelId: null }))]);
  return clashes.map(({ event, other }) => ({ event_id: event.id, other_id: other.id }));
}

type Seller = ChannelClash['sold'][number];

/** The current clash of each pair; undefined if either is gone or they no longer share a night. */
async function describePairs(reader: Reader, pairs: readonly ClashPair[]) {
  if (pairs.length === 0) return [];
  const ids = pairs.flatMap(({ event_id, other_id }) => [event_id, other_id]);
  const stays = await listStaysById(reader, ids);
  const [from, to] = [earliest(stays.map(({ startDate }) => startDate)), latest(stays.map(({ endDate }) => endDate))];
  const own = from && to ? await listStaysTouching(reader, { from, to }) : [];
  const sellers = new Map<string, Seller>([
    ...own.map(({ id, guestName, startDate, endDate }) => {
      return [id, { channel: null, bookingId: id, guestName, startDate, endDate }] as const;
    }),
    ...stays.map(({ id, channelId, name, startDate, endDate }) => {
      const channel = { id: channelId, name };
      return [id, { channel, bookingId: null, guestName: null, startDate, endDate }] as const;
    }),
  ]);
  return pairs.map((pair) => {
    const [one, other] = [sellers.get(pair.event_id), sellers.get(pair.other_id)];
    const nights = one && other ? sharedNights(one, other) : undefined;
    const isSoldTwice = nights !== undefined && nights.startDate < nights.endDate;
    const sold: ChannelClash['sold'] | undefined = one && other ? [one, other] : undefined;
    return { pair, clash: isSoldTwice && sold ? { ...nights, sold } : undefined };
  });
}

function earliest(days: readonly LocalDate[]): LocalDate | undefined {
  return days.toSorted().at(0);
}

function latest(days: readonly LocalDate[]): LocalDate | undefined {
  return days.toSorted().at(-1);
}

function keyOf({ event_id, other_id }: ClashPair): string {
  return `${event_id} ${other_id}`;
}
