import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { warningOf } from '@approdo/shared/domain/bookings/turnovers';
import type { Reader } from '../../../db/transaction.ts';
import { type Days, type Departure, listDeparturesBefore } from './departures.ts';
import { getTerms } from './turnover-settings.repository.ts';
import { listTurnoverRows } from './turnovers.repository.ts';

/** The days of departure among these after which the house is ready; undefined while that is not kept. */
export async function readReadyDays(reader: Reader, days: Days): Promise<ReadonlySet<LocalDate> | undefined> {
  if (!(await getTerms(reader)).isOn) return undefined;
  const rows = await listTurnoverRows(reader, days);
  return new Set(rows.filter(({ readyAt }) => readyAt !== null).map(({ day }) => day));
}

/**
 * Whether the house is ready for the arrivals of these days, today's and later, by their day, where somebody left before;
 * undefined while that is not kept.
 */
export async function readReadiness(reader: Reader, days: Days): Promise<ReadonlyMap<LocalDate, boolean> | undefined> {
  if (!(await getTerms(reader)).isOn) return undefined;
  const departures = await listDeparturesBefore(reader, days, days.from);
  return new Map(
    departures.flatMap(({ arriving, known }) => (arriving ? [[arriving.startDate, known.readyAt !== null]] : [])),
  );
}

/** A house that is not ready, though somebody comes. */
export type Unready = {
  /** Of the departure. */
  readonly day: LocalDate;
  readonly arrival: LocalDate;
  /** When the owner is warned of it. */
  readonly warnsAt: Date;
};

type Moment = { readonly today: LocalDate; readonly now: Date; readonly checkInFrom: string | null };

/** What the owner should see to: the house is not ready for today's arrival or, once she is to be warned, for tomorrow's. */
export async function listUnready(reader: Reader, { today, now, checkInFrom }: Moment): Promise<Unready[]> {
  const terms = await getTerms(reader);
  if (!terms.isOn) return [];
  const departures = await listDeparturesBefore(reader, { from: today, to: addDays(today, 1) }, today);
  return departures
    .flatMap((departure) => findUnready(departure, (awaited) => warningOf(awaited, terms, checkInFrom)))
    .filter(({ arrival, warnsAt }) => arrival === today || (arrival > today && warnsAt <= now));
}

function findUnready(
  { day, arriving, known }: Departure,
  warn: (awaited: { readonly day: LocalDate; readonly nextArrival: LocalDate | null }) => Date | null,
): Unready[] {
  const arrival = arriving?.startDate;
  const warnsAt = warn({ day, nextArrival: arrival ?? null });
  return arrival === undefined || warnsAt === null || known.readyAt !== null ? [] : [{ day, arrival, warnsAt }];
}
