import { writeTurnovers } from '@approdo/shared/domain/bookings/channels/calendar-file';
import { cleaningDays } from '@approdo/shared/domain/bookings/turnovers';
import { createHourlyLimit } from '../../../adapters/hourly-limit.ts';
import { hashToken } from '../../../adapters/secret-token.ts';
import { notFound, tooMany } from '../../../http/problems.ts';
import { type Departure, listDepartures } from './departures.ts';
import { findLink, getTerms } from './turnover-settings.repository.ts';
import { describeTurnover, titleOfTurnover } from './turnover-texts.ts';
import type { TurnoverNeeds } from './turnovers.service.ts';
import type { Hours } from './turnovers.view.ts';

const MAX_PER_HOUR = 120;

/** The iCalendar feed for the cleaner. */
export function createCleaningCalendar({
  database,
  clock,
  readHours,
  origin,
}: TurnoverNeeds & { readonly origin: string }) {
  const { host } = new URL(origin);
  const countReading = createHourlyLimit(MAX_PER_HOUR);

  return {
    /** The calendar of a token. Throws 404 if unknown or while cleaning is off, 429 above 120 readings an hour. */
    async read(token: string): Promise<string> {
      const hash = hashToken(token);
      const link = await findLink(database);
      if (link?.calendarHash !== hash || !(await getTerms(database)).isOn) throw notFound();
      const seconds = countReading(hash, clock.now());
      if (seconds !== undefined) throw tooMany(seconds);
      const today = clock.today();
      const hours = await readHours(database);
      const departures = await listDepartures(database, cleaningDays(today), today);
      return writeTurnovers({ events: departures.map((departure) => eventOf(departure, hours)), host });
    },
  };
}

function eventOf(departure: Departure, hours: Hours) {
  const { day, leaving, arriving } = departure;
  const [changedAt] = [leaving?.changedAt, arriving?.changedAt]
    .filter((instant) => instant !== undefined)
    .toSorted()
    .toReversed();
  return {
    day,
    changedAt: changedAt ?? `${day}T00:00:00.000Z`,
    title: titleOfTurnover(departure),
    description: describeTurnover(departure, hours),
  };
}
