import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { daysUntilDeletion } from '@approdo/shared/domain/register/retention';
import { listToTell, type StayOnDay } from './alloggiati-day.ts';

/** What to look at before a day is told, by the stay's title; it keeps nobody from telling it. */
export function warnOfDay(day: StayOnDay, today: LocalDate): string[] {
  const { stay, registered } = day;
  const told = [warnOfNumber(registered.guests.length, stay.numberOfGuests)];
  if (listToTell(day).length > 0) told.push(warnOfDeletion(stay.endDate, today));
  return told.filter((text) => text !== undefined).map((text) => `${stay.title}: ${text}`);
}

function warnOfNumber(entered: number, expected: number): string | undefined {
  if (entered === 0) return 'mancano gli ospiti';
  return entered === expected ? undefined : `ospiti inseriti ${entered}, attesi ${expected}`;
}

/** From 60 days after the departure on; undefined before. */
export function warnOfDeletion(departure: LocalDate, today: LocalDate): string | undefined {
  const days = daysUntilDeletion(departure, today);
  return days === undefined ? undefined : `Fra ${days} giorni cancelliamo questi dati: completa la comunicazione.`;
}
