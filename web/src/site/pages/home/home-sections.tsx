import type { SectionId } from '@approdo/shared/domain/content/look/look';
import type { ReactNode } from 'react';
import { BookingSection } from '../../bookings/request/booking-section.tsx';
import { ReviewsSection } from '../../bookings/reviews/reviews-section.tsx';
import { LatestPosts } from '../../content/blog/latest-posts.tsx';
import { GallerySection } from '../../content/galleries/gallery-section.tsx';
import { HERO_ID } from '../../content/home/hero.tsx';
import { hasPlace, PlaceSection } from '../../content/property/place-section.tsx';
import { PropertySection } from '../../content/property/property-section.tsx';
import { HOME_ANCHORS } from '../../links/home-anchors.ts';
import { ContactSection } from '../../messages/contact/contact-section.tsx';
import type { PageView } from '../../page/page.ts';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import styles from './home-page.module.css';
import grounds from './home-sections.module.css';
import type { HomeFacts } from './load-home.ts';

/**
 * Where the hero is whole: at the first heading below it that links name, as its words stand at its foot and would move
 * up with each line. On a phone a hero with a wall has them below its picture, where each line moves nothing.
 */
export function findFirstParts(facts: HomeFacts): Pick<PageView, 'firstPart' | 'firstPartOnPhones'> {
  const firstPart = findFirstHeading(facts);
  return {
    ...(firstPart && { firstPart }),
    ...(facts.look.hero === 'WALL' && { firstPartOnPhones: HERO_ID }),
  };
}

function findFirstHeading(facts: HomeFacts): string | undefined {
  const hasMap = hasPlace(facts.booking.property);
  const anchors = [...HOME_ANCHORS].filter(([anchor]) => hasMap || anchor !== 'dove-siamo');
  return listParts(facts)
    .map((id) => anchors.find(([, { section }]) => section === id)?.[0])
    .find((anchor) => anchor !== undefined);
}

/** The parts of the home page below its hero, in their order. Grounds alternate by place; the gallery has its own. */
export function HomeSections({ facts }: { readonly facts: HomeFacts }) {
  const parts = listParts(facts);
  const alternating: readonly SectionId[] = parts.filter((id) => id !== 'GALLERY');
  const isOnPaper = (id: SectionId | undefined) => id !== undefined && alternating.indexOf(id) % 2 === 0;
  return parts.map((id, index) => (
    <Part key={id} id={id} facts={facts} isOnPaper={isOnPaper(id)} followsPaper={isOnPaper(parts[index - 1])} />
  ));
}

/** The parts that are visible and have something to show. */
function listParts({ look, gallery, posts }: HomeFacts): SectionId[] {
  const isEmpty: Readonly<Partial<Record<SectionId, boolean>>> = { GALLERY: !gallery, POSTS: posts.length === 0 };
  return look.sections.filter(({ id, isVisible }) => isVisible && !isEmpty[id]).map(({ id }) => id);
}

type PartProps = {
  readonly id: SectionId;
  readonly facts: HomeFacts;
  readonly isOnPaper: boolean;
  readonly followsPaper: boolean;
};

function Part({ id, facts, isOnPaper, followsPaper }: PartProps) {
  const { home } = usePageTexts();
  const { booking, settings, gallery, reviews, way, posts } = facts;
  const { property } = booking;
  const onGround = (part: ReactNode) => (isOnPaper ? part : <div className={grounds.lime}>{part}</div>);
  switch (id) {
    case 'PROPERTY':
      return onGround(<PropertySection property={property} hasGallery={(gallery?.pictures.length ?? 0) > 0} />);
    case 'BOOKING':
      return (
        <section
          className={isOnPaper ? `${styles.booking} ${grounds.paper}` : styles.booking}
          aria-labelledby="disponibilita"
        >
          <div className={styles.inner}>
            <h2 id="disponibilita">{home.availability}</h2>
            <BookingSection facts={booking} showsOwnRequests={false} />
          </div>
        </section>
      );
    case 'GALLERY':
      return gallery && <GallerySection gallery={gallery} />;
    case 'REVIEWS':
      return onGround(<ReviewsSection reviews={reviews} siteName={settings.siteName} />);
    case 'CONTACT': {
      // The place is always on paper, and before the form.
      const place = <PlaceSection property={property} way={way} />;
      const contact = <ContactSection contacts={property} heading="h2" />;
      return (
        <>
          {followsPaper || !hasPlace(property) ? place : <div className={grounds.apart}>{place}</div>}
          {isOnPaper ? contact : <div className={styles.contact}>{contact}</div>}
        </>
      );
    }
    case 'POSTS':
      return onGround(<LatestPosts posts={posts} />);
  }
}
