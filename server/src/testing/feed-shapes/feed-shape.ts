import type { EndMeaning, FeedKind, Nights } from '@approdo/shared/domain/bookings/channels/feed-event';
import type { EventMeaning, KnownEvent } from '@approdo/shared/domain/bookings/channels/known-events';

/** A made-up feed in the known format of a portal or program, with the expected result of reading it. */
export type FeedShape = {
  readonly name: string;
  readonly peculiarity: string;
  readonly kind: FeedKind;
  readonly text: string | Uint8Array;
  readonly endMeans?: EndMeaning;
  readonly known?: readonly KnownEvent[];
  readonly exported?: readonly Nights[];
  /** First night, day of departure and what it counts as, in the order of the feed. */
  readonly expected: readonly (readonly [string, string, EventMeaning])[];
  readonly faulty?: number;
};

/** The day on which the shapes are read. */
export const SHAPES_TODAY = '2027-03-01';
