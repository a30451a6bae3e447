import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { type ImportedNights, shareOutDays } from '@approdo/shared/domain/bookings/channels/imported-days';
import { yieldToOthers } from '../../../adapters/event-loop.ts';
import { inTurns } from '../../../db/in-portions.ts';
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
  /** What takes nights on these days, or leaves on one of them, by all channels. */
  readonly listImported: (days: Days) => Promise<readonly Imported[]>;
  /** Of what has changed itself, beside the days that it holds. */
  readonly changed: ReadonlySet<string>;
  /** Events that are no more. */
  readonly gone: readonly string[];
  readonly sameDayTurnover: boolean;
  readonly now: Date;
};

/** So many days are looked at in one go, then others have their turn: what one channel tells of may be thousands of events. */
const DAYS_AT_ONCE = 92;

/**
 * Gives each of these days, from today on, to the event of a channel that has it by right, and none to an event where the
 * owner's own stay or block is. An event has a booking of its id for as long as it holds a day: what holds none is nothing
 * that anybody reads of.
 */
export async function holdImports(trx: Trx, { from, to, gone, ...holding }: Holding): Promise<void> {
  await deleteImportedBookings(trx, gone);
  const touched = new Map<string, Imported | undefined>();
  for (let first = from; first <= to; first = addDays(first, DAYS_AT_ONCE)) {
    if (first !== from) await yieldToOthers();
    const last = addDays(first, DAYS_AT_ONCE - 1);
    await holdDays(trx, { ...holding, from: first, to: last < to ? last : to, touched });
  }
  await settleBookings(trx, touched, { since: from, now: holding.now });
}

type Holder = Omit<Holding, 'gone'> & { readonly touched: Map<string, Imported | undefined> };

/** Each step in a turn of its own: ten channels may tell of thousands of events on these days. */
async function holdDays(trx: Trx, holding: Holder): Promise<void> {
  const { from, to, sameDayTurnover, changed, touched, now } = holding;
  const imported = await holding.listImported({ from, to });
  await yieldToOthers();
  const { own, imported: before } = await listHeldDays(trx, { from, to });
  if (imported.length === 0 && before.length === 0) return;
  await yieldToOthers();

  const holders = shareOutDays(imported, new Set(own), { from, to, sameDayTurnover });
  const left = before.filter(({ day, booking_id }) => holders.get(day) !== booking_id);
  const known = new Map(before.map(({ day, booking_id }) => [day, booking_id]));
  const taken = [...holders].filter(([day, id]) => known.get(day) !== id);

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

type Settling = { readonly since: LocalDate; readonly now: Date };

/** An event that holds no day is no booking; one that does ends on its day of departure, where it holds that day too. */
async function settleBookings(
  trx: Trx,
  touched: ReadonlyMap<string, Imported | undefined>,
  { since, now }: Settling,
): Promise<void> {
  const bookings = await listImportedBookings(trx, [...touched.keys()], since);
  const ended = bookings.filter(({ last_held }) => last_held === null);
  await deleteImportedBookings(
    trx,
    ended.map(({ id }) => id),
  );
  await inTurns(bookings, async ({ id, start_date, end_date, sequence, last_held }) => {
    const event = touched.get(id);
    if (!event || last_held === null) return;
    const { startDate } = event;
    const endDate = last_held === event.endDate ? last_held : addDays(event.endDate, -1);
    if (startDate === start_date && endDate === end_date) return;
    await updateBlock(trx, { id, startDate, endDate, sequence: sequence + 1, changedAt: now.toISOString() });
  });
}
