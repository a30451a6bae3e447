import type { FoundBy } from '@approdo/shared/contract/bookings/booking-requests';

/** How many of a day's requests are forgotten, by what they said of how they found the property; '' where nothing. */
type ForgottenRequestsTable = { day: string; found_by: FoundBy | ''; count: number };

export type RequestsTables = { forgotten_requests: ForgottenRequestsTable };

declare module '../../../db/schema.ts' {
  interface Schema extends RequestsTables {}
}
