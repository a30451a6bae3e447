import { type LocalDate, listDays } from '@approdo/shared/domain/base/date/local-date';
import type { DeadlineFacts } from '@approdo/shared/domain/law/deadlines/deadlines';
import { firstKnownDay, reportsToRegion } from '@approdo/shared/domain/law/regional/regional-terms';
import { datesOf } from '@approdo/shared/domain/law/register/stay-segments';
import type { Reader } from '../../../db/transaction.ts';
import { listGuestsOfStays, listReportedDays, readRegisterStays } from '../register/index.ts';
import type { Days } from './read-regional.ts';
import { getRegionalTerms } from './regional-settings.repository.ts';

type FactsQuery = { readonly today: LocalDate; readonly until: LocalDate; readonly checkInFrom: string | null };

/**
 * What has to be reported to the region by when, and what was; null where no region is chosen. Needs no key. Days older
 * than stored transmissions are left out.
 */
export async function readRegionalFacts(
  reader: Reader,
  { today, until, checkInFrom }: FactsQuery,
): Promise<DeadlineFacts['regional']> {
  const { due, ...terms } = await getRegionalTerms(reader);
  if (!reportsToRegion(terms) || terms.firstDay === null) return null;
  const firstDay = firstKnownDay(terms.firstDay, today);
  const reported = await listReportedDays(reader, { from: firstDay });
  const isMoved = due.kind === 'HOURS' || due.kind === 'DAILY';
  const moves = isMoved ? await readMoves(reader, { from: firstDay, to: until }) : NO_MOVES;
  return {
    due,
    firstDay,
    checkInFrom,
    ...moves,
    reported: new Map([...reported].map(([date, { at, by }]) => [date, { at: new Date(at), by }])),
  };
}

const NO_MOVES = { arrivals: new Set<LocalDate>(), used: new Set<LocalDate>() };

/** A stay without guests entered counts with its own arrival and departure. */
async function readMoves(reader: Reader, { from, to }: Days): Promise<typeof NO_MOVES> {
  if (from > to) return NO_MOVES;
  const stays = (await readRegisterStays(reader, { from, to })).filter(({ isCancelled }) => !isCancelled);
  const guests = await listGuestsOfStays(
    reader,
    stays.map(({ id }) => id),
  );
  const dates = stays.flatMap(({ id, startDate, endDate }) => {
    const stay = { arrival: startDate, departure: endDate, guests: guests.get(id) ?? [] };
    return stay.guests.length > 0 ? stay.guests.map((guest) => datesOf(guest, stay)) : [stay];
  });
  return {
    arrivals: new Set(dates.map(({ arrival }) => arrival).filter((day) => day <= to)),
    used: new Set(dates.flatMap(({ arrival, departure }) => listDays(arrival, departure < to ? departure : to))),
  };
}
