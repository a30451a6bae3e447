import type { FoundBy } from '@approdo/shared/contract/stay/bookings';

/** How many of a day's requests are forgotten, by what they said of how they found the property; '' where nothing. */
type ForgottenRequestsTable = { day: string; found_by: FoundBy | ''; count: number };

/** Requests of which no letter has told the owner yet. */
type UntoldRequestsTable = { booking_id: string };

export type RequestsTables = { forgotten_requests: ForgottenRequestsTable; untold_requests: UntoldRequestsTable };

declare module '../../db/schema.ts' {
  interface Schema extends RequestsTables {}
}
