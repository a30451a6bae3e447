import type { ReviewSummary } from '@approdo/shared/contract/bookings/reviews';
import type { PostSummary } from '@approdo/shared/contract/content/blog';
import type { FeatureBox } from '@approdo/shared/contract/content/feature-boxes';
import type { Gallery } from '@approdo/shared/contract/content/galleries';
import type { HomepageAnswer } from '@approdo/shared/contract/content/homepage';
import type { Look } from '@approdo/shared/contract/content/look';
import { type SectionId, showsSection } from '@approdo/shared/domain/content/look/look';
import { type BookingFacts, loadBookingFacts } from '../../bookings/request/booking-section.tsx';
import { loadWay } from '../../content/property/load-way.ts';
import type { PageVisit } from '../../page/page.ts';

/** What the home page shows; of a hidden part nothing is loaded. */
export type HomeFacts = {
  readonly look: Look;
  readonly booking: BookingFacts;
  readonly settings: HomepageAnswer;
  readonly boxes: readonly FeatureBox[];
  readonly gallery: Gallery | undefined;
  readonly reviews: ReviewSummary;
  readonly way: string | undefined;
  readonly posts: readonly PostSummary[];
};

const NEWEST_POSTS = 4;

/** Hidden reviews are not told to search engines either, which want to see what they are told. */
const NO_REVIEWS: ReviewSummary = { total: 0, averageRating: 0, newest: [] };

export async function loadHome({ client, request, look }: PageVisit): Promise<HomeFacts> {
  const shows = (id: SectionId) => showsSection(look.sections, id);
  const [booking, settings, boxes, galleries, reviews, way, { posts }] = await Promise.all([
    loadBookingFacts(client, request),
    client.homepage.get(),
    client.featureBoxes.list(),
    shows('GALLERY') ? client.galleries.list() : [],
    shows('REVIEWS') ? client.reviews.summarize() : NO_REVIEWS,
    shows('CONTACT') ? loadWay(client) : undefined,
    shows('POSTS') ? client.blog.list({ query: { limit: NEWEST_POSTS } }) : { posts: [] },
  ]);
  const gallery = galleries.find(({ isDefault }) => isDefault);
  return { look, booking, settings, boxes, gallery, reviews, way, posts };
}
