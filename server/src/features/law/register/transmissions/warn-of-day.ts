import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { listWarnings } from '../guests/view-guests.ts';
import type { StayOnDay } from './alloggiati-day.ts';

const NOBODY_ENTERED = 'Mancano gli ospiti';

/** What to look at before a day is told, by the stay's title; it keeps nobody from telling it. */
export function warnOfDay({ stay, registered: { guests } }: StayOnDay, today: LocalDate): string[] {
  const warnings = guests.length === 0 ? [NOBODY_ENTERED] : listWarnings(stay, guests, today);
  return warnings.map((text) => `${stay.title}: ${text}`);
}
