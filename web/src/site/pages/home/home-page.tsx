import type { PageRequest, SiteClient } from '@approdo/shared/client/page';
import type { ReviewSummary } from '@approdo/shared/contract/bookings/reviews';
import type { PostSummary } from '@approdo/shared/contract/content/blog';
import type { FeatureBox } from '@approdo/shared/contract/content/feature-boxes';
import type { Gallery } from '@approdo/shared/contract/content/galleries';
import type { HomepageAnswer } from '@approdo/shared/contract/content/homepage';
import { type BookingFacts, BookingSection, loadBookingFacts } from '../../bookings/request/booking-section.tsx';
import { ReviewsSection } from '../../bookings/reviews/reviews-section.tsx';
import { LatestPosts } from '../../content/blog/latest-posts.tsx';
import { GallerySection } from '../../content/galleries/gallery-section.tsx';
import { Hero } from '../../content/home/hero.tsx';
import { loadWay } from '../../content/property/load-way.ts';
import { PlaceSection } from '../../content/property/place-section.tsx';
import { PROPERTY_TITLE_ID, PropertySection } from '../../content/property/property-section.tsx';
import { ContactSection } from '../../messages/contact/contact-section.tsx';
import { definePage } from '../../page/page.ts';
import { nightsOffer } from '../../prices/nights-offer.ts';
import { FootBar, HeroFacts, sayFrom } from './first-look.tsx';
import styles from './home-page.module.css';
import { vacationRental } from './vacation-rental.ts';

type HomeFacts = {
  readonly booking: BookingFacts;
  readonly settings: HomepageAnswer;
  readonly boxes: readonly FeatureBox[];
  readonly gallery: Gallery | undefined;
  readonly reviews: ReviewSummary;
  readonly way: string | undefined;
  readonly posts: readonly PostSummary[];
};

const NEWEST_POSTS = 4;

export const homePage = definePage<HomeFacts>({
  path: '/',
  beginsWithPicture: true,
  // The hero is whole where this begins: its words stand at its foot, and would move up with each line.
  firstPart: PROPERTY_TITLE_ID,
  load: ({ client, request }) => loadHome(client, request),
  links: ({ settings: { primaryButton, secondaryButton }, boxes, way }) => [
    primaryButton.link,
    secondaryButton.link,
    ...boxes.flatMap(({ link }) => link ?? []),
    ...(way ? [way] : []),
  ],
  head: (
    { settings: { heroTitle, heroSubtitle, heroImage }, booking: { property, prices }, reviews },
    { request },
  ) => ({
    title: heroTitle,
    description: `${heroTitle}. ${heroSubtitle}`,
    picture: heroImage,
    structuredData: [vacationRental({ request, property, reviews, offer: nightsOffer(prices, request.today) })],
  }),
  Component: ({ loaded: { booking, settings, boxes, gallery, reviews, way, posts }, texts }) => {
    const { property } = booking;
    const price = sayFrom(booking.prices, texts);
    return (
      <>
        <Hero
          settings={settings}
          boxes={boxes}
          facts={<HeroFacts property={property} reviews={reviews} />}
          price={price}
        />
        <PropertySection property={property} hasGallery={(gallery?.pictures.length ?? 0) > 0} />
        <section className={styles.booking} aria-labelledby="disponibilita">
          <div className={styles.inner}>
            <h2 id="disponibilita">{texts.home.availability}</h2>
            <BookingSection facts={booking} showsOwnRequests={false} />
          </div>
        </section>
        {gallery && <GallerySection gallery={gallery} />}
        <ReviewsSection reviews={reviews} siteName={settings.siteName} />
        <PlaceSection property={property} way={way} />
        <div className={styles.contact}>
          <ContactSection contacts={property} heading="h2" />
        </div>
        <LatestPosts posts={posts} />
        <FootBar price={price} />
      </>
    );
  },
});

async function loadHome(client: SiteClient, request: PageRequest): Promise<HomeFacts> {
  const [booking, settings, boxes, galleries, reviews, way, { posts }] = await Promise.all([
    loadBookingFacts(client, request),
    client.homepage.get(),
    client.featureBoxes.list(),
    client.galleries.list(),
    client.reviews.summarize(),
    loadWay(client),
    client.blog.list({ query: { limit: NEWEST_POSTS } }),
  ]);
  const gallery = galleries.find(({ isDefault }) => isDefault);
  return { booking, settings, boxes, gallery, reviews, way, posts };
}
