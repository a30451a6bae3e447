import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { expiryOf, expiryWarningOf } from '@approdo/shared/domain/bookings/expiry';
import type { GuestStay } from '../../stays/stays/index.ts';

/** The expiry of a request, fixed when it is made: later settings apply to later requests. */
export function planExpiry(
  requestedAt: Date,
  { startDate, requestHours }: { readonly startDate: LocalDate; readonly requestHours: number | null },
): Partial<Pick<GuestStay, 'expiresAt' | 'expiryWarningAt'>> {
  if (requestHours === null) return {};
  const expiresAt = expiryOf({ requestedAt, startDate, requestHours }).toISOString();
  const expiryWarningAt = expiryWarningOf({ createdAt: requestedAt.toISOString(), expiresAt }).toISOString();
  return { expiresAt, expiryWarningAt };
}
