import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader } from '../../../db/transaction.ts';
import { findLastDeparture, findNextArrival, listMovements, type Movement } from '../../stays/stays/index.ts';
import { findLastOfPortal, listTurnoverRows } from './turnovers.repository.ts';
import type { StoredTurnover } from './turnovers.table.ts';

/** Both included. */
export type Days = { readonly from: LocalDate; readonly to: LocalDate };

/** A day of departure, and what is stored about it. */
export type Departure = {
  readonly day: LocalDate;
  /** Undefined for a portal's stay that is over. */
  readonly leaving: Movement | undefined;
  readonly arriving: Movement | undefined;
  readonly known: StoredTurnover;
};

/** The departures of these days, by day. */
export async function listDepartures(reader: Reader, { from, to }: Days, today: LocalDate): Promise<Departure[]> {
  const departingStays = await listMovements(reader, 'endDate', { from, to });
  const rows = new Map((await listTurnoverRows(reader, { from, to })).map((row) => [row.day, row]));
  const leaving = new Map(departingStays.toReversed().map((movement) => [movement.endDate, movement]));
  const over = [...rows.values()].filter(({ day, leftByPortal }) => leftByPortal && day < today);
  const days = [...new Set([...leaving.keys(), ...over.map(({ day }) => day)])].toSorted();
  if (days.length === 0) return [];
  const next = await findNextArrival(reader, to);
  const arrivingStays = [...(await listMovements(reader, 'startDate', { from, to })), ...(next ? [next] : [])];
  return days.map((day) => ({
    day,
    leaving: leaving.get(day),
    arriving: arrivingStays.find(({ startDate }) => startDate >= day),
    known: rows.get(day) ?? nothingKnown(day),
  }));
}

/** The departure of a day; undefined if nobody leaves. */
export async function findDeparture(reader: Reader, day: LocalDate, today: LocalDate): Promise<Departure | undefined> {
  return (await listDepartures(reader, { from: day, to: day }, today))[0];
}

/** The departures of these days and the last one before: so each arrival of these days finds its preceding one. */
export async function listDeparturesBefore(reader: Reader, { from, to }: Days, today: LocalDate): Promise<Departure[]> {
  const own = (await findLastDeparture(reader, from))?.endDate;
  const ofPortal = await findLastOfPortal(reader, from);
  const last = [own, ofPortal]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
  const earlier = last === undefined ? undefined : await findDeparture(reader, last, today);
  return [...(earlier ? [earlier] : []), ...(await listDepartures(reader, { from, to }, today))];
}

function nothingKnown(day: LocalDate): StoredTurnover {
  return { day, done: [], kept: null, readyAt: null, readyBy: null, leftByPortal: false };
}
