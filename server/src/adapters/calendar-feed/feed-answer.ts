import type { Reading } from '@approdo/shared/domain/bookings/channels/feed-event';

/** Why a feed could not be read. */
export type RefusalReason =
  | 'ADDRESS'
  | 'UNREACHABLE'
  | 'SLOW'
  | 'REDIRECTS'
  | 'GONE'
  | 'STATUS'
  | 'LARGE'
  | 'NO_CALENDAR'
  | 'CUT'
  | 'EVENTS'
  | 'INTRICATE'
  /** It was too intricate too often: it is not requested again within the hour. */
  | 'SPENT';

export type FeedRefusal = {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
  /** The portal's HTTP status, if it answered. */
  readonly status?: number;
  /** How long to wait before the next request, at most a day. */
  readonly retryAfterSeconds?: number;
  /** 404 or 410: the feed will not come back by itself. */
  readonly isGone?: boolean;
};

export type FeedAnswer =
  /** The portal reports no change since the validators that were sent. */
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'read';
      readonly reading: Reading;
      readonly etag: string | undefined;
      readonly lastModified: string | undefined;
      /** Equal for equal events, whatever their order and time stamps. */
      readonly digest: string;
    }
  | FeedRefusal;

/** The HTTP validators of the last successful reading. */
export type Validators = { readonly etag?: string | undefined; readonly lastModified?: string | undefined };

export function refuse(reason: RefusalReason, about: Omit<FeedRefusal, 'kind' | 'reason'> = {}): FeedRefusal {
  return { kind: 'refused', reason, ...about };
}
