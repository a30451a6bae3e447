import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { warningOf } from '@approdo/shared/domain/bookings/turnovers';
import type { Reader } from '../../../db/transaction.ts';
import { type Days, type Departure, listDeparturesBefore } from './departures.ts';
import { getTerms } from './turnover-settings.repository.ts';
import { listTurnoverRows } from './turnovers.repository.ts';

/** The departure days after which the property is ready; undefined while cleaning is not tracked. */
export async function readReadyDays(reader: Reader, days: Days): Promise<ReadonlySet<LocalDate> | undefined> {
  if (!(await getTerms(reader)).isOn) return undefined;
  const rows = await listTurnoverRows(reader, days);
  return new Set(rows.filter(({ readyAt }) => readyAt !== null).map(({ day }) => day));
}

/**
 * Whether the property is ready for the arrivals of these days (today or later) that follow a departure, by day of
 * arrival; undefined while cleaning is not tracked.
 */
export async function readReadiness(reader: Reader, days: Days): Promise<ReadonlyMap<LocalDate, boolean> | undefined> {
  if (!(await getTerms(reader)).isOn) return undefined;
  const departures = await listDeparturesBefore(reader, days, days.from);
  return new Map(
    departures.flatMap(({ arriving, known }) => (arriving ? [[arriving.startDate, known.readyAt !== null]] : [])),
  );
}

/** A property not ready for an arrival. */
export type Unready = {
  /** The day of departure. */
  readonly day: LocalDate;
  readonly arrival: LocalDate;
  /** When the owner is warned. */
  readonly warnsAt: Date;
};

type Moment = { readonly today: LocalDate; readonly now: Date; readonly checkInFrom: string | null };

/** Arrivals the property is not ready for: today's and, once the warning is due, tomorrow's. */
export async function listUnready(reader: Reader, { today, now, checkInFrom }: Moment): Promise<Unready[]> {
  const terms = await getTerms(reader);
  if (!terms.isOn) return [];
  const departures = await listDeparturesBefore(reader, { from: today, to: addDays(today, 1) }, today);
  return departures
    .flatMap((departure) => findUnready(departure, (turnover) => warningOf(turnover, terms, checkInFrom)))
    .filter(({ arrival, warnsAt }) => arrival === today || (arrival > today && warnsAt <= now));
}

function findUnready(
  { day, arriving, known }: Departure,
  warn: (turnover: { readonly day: LocalDate; readonly nextArrival: LocalDate | null }) => Date | null,
): Unready[] {
  const arrival = arriving?.startDate;
  const warnsAt = warn({ day, nextArrival: arrival ?? null });
  return arrival === undefined || warnsAt === null || known.readyAt !== null ? [] : [{ day, arrival, warnsAt }];
}
