import type { Review } from '@approdo/shared/contract/bookings/reviews';
import type { Language } from '@approdo/shared/domain/base/language/language';

export type ReviewsTable = {
  id: string;
  /** The account that wrote it; null once it is deleted. */
  user_id: string | null;
  /** Who wrote it where no account did. */
  guest_name: string | null;
  rating: number;
  comment: string;
  status: Review['status'];
  /** The language in which its author read the site. */
  language: Language;
  created_at: string;
  /** The stay that it is of, where its author had one that no other review is of. */
  booking_id: string | null;
};

type ReviewsTables = { reviews: ReviewsTable };

declare module '../../../db/schema.ts' {
  interface Schema extends ReviewsTables {}
}
