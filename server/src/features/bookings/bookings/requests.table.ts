import type { FoundBy } from '@approdo/shared/contract/bookings/booking-requests';

/** How many requests of a day were deleted, by how the guest found the property; '' if unknown. */
type ForgottenRequestsTable = { day: string; found_by: FoundBy | ''; count: number };

export type RequestsTables = { forgotten_requests: ForgottenRequestsTable };

declare module '../../../db/schema.ts' {
  interface Schema extends RequestsTables {}
}
