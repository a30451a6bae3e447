import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { type ImportedNights, shareOutDays } from '@approdo/shared/domain/bookings/channels/imported-days';
import { yieldToOthers } from '../../../adapters/event-loop.ts';
import { eachSequentially } from '../../../db/in-portions.ts';
import type { Trx } from '../../../db/transaction.ts';
import type { DateBlock } from './bookings.table.ts';
import {
  deleteHeldDays,
  deleteImportedBookings,
  insertBlocks,
  insertHeldDays,
  listHeldDays,
  listImportedBookings,
  updateBlock,
} from './imports.repository.ts';

/** Both included. */
type Days = { readonly from: LocalDate; readonly to: LocalDate };

type Imported = ImportedNights & { readonly channelId: string };

type Holding = Days & {
  /** The events of all channels that take nights on these days, or depart on one of them. */
  readonly listImported: (days: Days) => Promise<readonly Imported[]>;
  /** The ids of events that changed themselves, whichever days they hold. */
  readonly changed: ReadonlySet<string>;
  /** The ids of events that were removed. */
  readonly gone: readonly string[];
  readonly sameDayTurnover: boolean;
  readonly now: Date;
};

/** How many days are handled before yielding to other work: one channel may have thousands of events. */
const DAYS_AT_ONCE = 92;

/**
 * Assigns each of these days, from today on, to the channel event that is entitled to it, but none that the owner's own
 * stay or block occupies. An event has a booking with its id while it holds a day: one that holds none is shown to
 * nobody.
 */
export async function holdImports(trx: Trx, { from, to, gone, ...holding }: Holding): Promise<void> {
  await deleteImportedBookings(trx, gone);
  const touched = new Map<string, Imported | undefined>();
  for (let first = from; first <= to; first = addDays(first, DAYS_AT_ONCE)) {
    if (first !== from) await yieldToOthers();
    const last = addDays(first, DAYS_AT_ONCE - 1);
    await holdDays(trx, { ...holding, from: first, to: last < to ? last : to, touched });
  }
  await syncBookings(trx, touched, { since: from, now: holding.now });
}

type Holder = Omit<Holding, 'gone'> & { readonly touched: Map<string, Imported | undefined> };

/** Yields between steps: ten channels may have thousands of events on these days. */
async function holdDays(trx: Trx, holding: Holder): Promise<void> {
  const { from, to, sameDayTurnover, changed, touched, now } = holding;
  const imported = await holding.listImported({ from, to });
  await yieldToOthers();
  const { own, imported: before } = await listHeldDays(trx, { from, to });
  if (imported.length === 0 && before.length === 0) return;
  await yieldToOthers();

  const holders = shareOutDays(imported, new Set(own), { from, to, sameDayTurnover });
  const left = before.filter(({ day, booking_id }) => holders.get(day) !== booking_id);
  const bookingByDay = new Map(before.map(({ day, booking_id }) => [day, booking_id]));
  const taken = [...holders].filter(([day, id]) => bookingByDay.get(day) !== id);

  const byId = new Map(imported.map((event) => [event.id, event]));
  const moved = [...left.map(({ booking_id }) => booking_id), ...taken.map(([, id]) => id)];
  for (const id of moved) touched.set(id, byId.get(id) ?? touched.get(id));
  for (const event of imported) if (changed.has(event.id)) touched.set(event.id, event);

  await yieldToOthers();
  await deleteHeldDays(
    trx,
    left.map(({ day }) => day),
  );
  await beginBookings(trx, { ids: new Set(taken.map(([, id]) => id)), byId, now });
  await yieldToOthers();
  await insertHeldDays(
    trx,
    taken.map(([day, booking_id]) => ({ day, booking_id })),
  );
}

type Beginning = {
  readonly ids: ReadonlySet<string>;
  readonly byId: ReadonlyMap<string, Imported>;
  readonly now: Date;
};

async function beginBookings(trx: Trx, { ids, byId, now }: Beginning): Promise<void> {
  const there = new Set((await listImportedBookings(trx, [...ids], '')).map(({ id }) => id));
  const missing = [...ids].flatMap((id) => (there.has(id) ? [] : (byId.get(id) ?? [])));
  await insertBlocks(
    trx,
    missing.map((event) => blockOf(event, now)),
  );
}

function blockOf({ id, channelId, startDate, endDate, createdAt }: Imported, now: Date): DateBlock {
  return {
    id,
    channelId,
    startDate,
    endDate: addDays(endDate, -1),
    status: 'NOT_AVAILABLE',
    isBlocked: true,
    source: 'CHANNEL',
    reason: null,
    language: 'it',
    createdAt,
    changedAt: now.toISOString(),
    sequence: 0,
  };
}

type SyncContext = { readonly since: LocalDate; readonly now: Date };

/** Deletes the bookings that hold no day; the others end on their day of departure, if they hold that too. */
async function syncBookings(
  trx: Trx,
  touched: ReadonlyMap<string, Imported | undefined>,
  { since, now }: SyncContext,
): Promise<void> {
  const bookings = await listImportedBookings(trx, [...touched.keys()], since);
  const ended = bookings.filter(({ last_held }) => last_held === null);
  await deleteImportedBookings(
    trx,
    ended.map(({ id }) => id),
  );
  await eachSequentially(bookings, async ({ id, start_date, end_date, sequence, last_held }) => {
    const event = touched.get(id);
    if (!event || last_held === null) return;
    const { startDate } = event;
    const endDate = last_held === event.endDate ? last_held : addDays(event.endDate, -1);
    if (startDate === start_date && endDate === end_date) return;
    await updateBlock(trx, { id, startDate, endDate, sequence: sequence + 1, changedAt: now.toISOString() });
  });
}
