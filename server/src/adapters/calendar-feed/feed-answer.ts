import type { Reading } from '@approdo/shared/domain/bookings/channels/feed-event';

/** Why a feed could not be read, whoever's fault it is. */
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
  /** It was intricate too often: it is not asked for before its hour is over. */
  | 'SPENT';

export type FeedRefusal = {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
  /** What the portal answered with, where it did. */
  readonly status?: number;
  /** How long it is to be left alone, a day at most. */
  readonly retryAfterSeconds?: number;
  /** 404 or 410: it will not come back by itself. */
  readonly isGone?: boolean;
};

export type FeedAnswer =
  /** The portal says that nothing has changed since the validators that were sent. */
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'read';
      readonly reading: Reading;
      readonly etag: string | undefined;
      readonly lastModified: string | undefined;
      /** The same for the same events, in whatever order and however they are stamped. */
      readonly digest: string;
    }
  | FeedRefusal;

/** What the last successful reading came with. */
export type Validators = { readonly etag?: string | undefined; readonly lastModified?: string | undefined };

export function refuse(reason: RefusalReason, about: Omit<FeedRefusal, 'kind' | 'reason'> = {}): FeedRefusal {
  return { kind: 'refused', reason, ...about };
}
