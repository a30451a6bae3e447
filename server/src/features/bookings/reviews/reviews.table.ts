import type { Review } from '@approdo/shared/contract/bookings/reviews';
import type { Language } from '@approdo/shared/domain/base/language/language';

export type ReviewsTable = {
  id: string;
  /** The account that wrote it; null once it is deleted. */
  user_id: string | null;
  /** The author's name if it was not written by an account. */
  guest_name: string | null;
  rating: number;
  comment: string;
  status: Review['status'];
  /** The language in which its author read the site, or wrote on a portal; null if nobody knows. */
  language: Language | null;
  /** Noon UTC of its day for a collected one. */
  created_at: string;
  /** The reviewed stay, if its author had one without a review. */
  booking_id: string | null;
  /** The owner's answer, and when she first gave it: both or neither. */
  answer: string | null;
  answered_at: string | null;
  /** The portal that it was copied from; null if it was written here. */
  collected_on: string | null;
  /** Where it stands on that portal. */
  url: string | null;
};

type ReviewsTables = { reviews: ReviewsTable };

declare module '../../../db/schema.ts' {
  interface Schema extends ReviewsTables {}
}
