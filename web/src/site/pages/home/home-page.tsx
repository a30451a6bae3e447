import type { HomepageSettings } from '@approdo/shared/contract/homepage';
import type { SiteClient } from '@approdo/shared/contract/page';
import { definePage } from '../../page.ts';
import { type BookingFacts, BookingSection, loadBookingFacts } from '../booking/booking-section.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { PropertySection } from './property-section.tsx';

type HomeFacts = BookingFacts & { readonly settings: HomepageSettings };

export const homePage = definePage<HomeFacts>({
  path: '/',
  async load(client: SiteClient, request) {
    const [facts, settings] = await Promise.all([loadBookingFacts(client, request), client.homepage.get()]);
    return { ...facts, settings };
  },
  head: ({ settings: { heroTitle, heroSubtitle, heroImage } }) => ({
    title: heroTitle,
    description: `${heroTitle}. ${heroSubtitle}`,
    picture: heroImage,
  }),
  Component: ({ loaded }) => (
    <>
      <Hero settings={loaded.settings} />
      <PropertySection property={loaded.property} />
      <section className={styles.booking} aria-labelledby="disponibilita">
        <div className={styles.inner}>
          <h2 id="disponibilita">Disponibilità e prezzi</h2>
          <BookingSection facts={loaded} showsOwnRequests={false} />
        </div>
      </section>
    </>
  ),
});
