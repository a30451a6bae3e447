import { cardPictureOf } from '@approdo/shared/domain/content/look/pictures';
import { Hero } from '../../content/home/hero.tsx';
import { definePage } from '../../page/page.ts';
import { nightsOffer } from '../../prices/nights-offer.ts';
import { FootBar, HeroFacts, sayFrom } from './first-look.tsx';
import { findFirstParts, HomeSections } from './home-sections.tsx';
import { type HomeFacts, loadHome } from './load-home.ts';
import { vacationRental } from './vacation-rental.ts';

export const homePage = definePage<HomeFacts>({
  path: '/',
  beginsWithPicture: true,
  firstParts: findFirstParts,
  load: loadHome,
  links: ({ settings: { primaryButton, secondaryButton }, boxes, way }) => [
    primaryButton.link,
    secondaryButton.link,
    ...boxes.flatMap(({ link }) => link ?? []),
    ...(way ? [way] : []),
  ],
  head: (
    { look, settings: { heroTitle, heroSubtitle, heroImage }, booking: { property, prices }, reviews },
    { request },
  ) => ({
    title: heroTitle,
    description: `${heroTitle}. ${heroSubtitle}`,
    // Where the look has a picture for links, this page is shared with that one.
    ...(cardPictureOf(look.share, heroImage) === undefined && { picture: heroImage }),
    structuredData: [vacationRental({ request, property, reviews, offer: nightsOffer(prices, request.today) })],
  }),
  Component: ({ loaded: facts, texts }) => {
    const { look, booking, settings, boxes, reviews } = facts;
    const price = sayFrom(booking.prices, texts);
    return (
      <>
        <Hero
          settings={settings}
          shape={look.hero}
          boxes={boxes}
          facts={<HeroFacts property={booking.property} reviews={reviews} />}
          price={price}
        />
        <HomeSections facts={facts} />
        <FootBar price={price} />
      </>
    );
  },
});
