import { createMemoryClient } from '@approdo/shared/client/testing';
import { contract } from '@approdo/shared/contract';
import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { PublicReview, ReviewSummary } from '@approdo/shared/contract/bookings/reviews';
import type { Post } from '@approdo/shared/contract/content/blog';
import type { FeatureBox } from '@approdo/shared/contract/content/feature-boxes';
import type { Gallery } from '@approdo/shared/contract/content/galleries';
import type { HomepageAnswer, HomepageSettings } from '@approdo/shared/contract/content/homepage';
import type { Look } from '@approdo/shared/contract/content/look';
import type { Picture } from '@approdo/shared/contract/content/media';
import type { MenuItem } from '@approdo/shared/contract/content/menu';
import type { Page } from '@approdo/shared/contract/content/pages';
import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import type { CancellationTerms } from '@approdo/shared/contract/money/cancellation-terms';
import type { DayPrice, PublicPrices } from '@approdo/shared/contract/prices/prices';
import type { StayRulesAnswer } from '@approdo/shared/contract/stays/stay-rules';
import { LANGUAGES } from '@approdo/shared/domain/base/language/language';
import { DEFAULT_LOOK } from '@approdo/shared/domain/content/look/look';
import { initialScheduleTerms, type ScheduleTerms } from '@approdo/shared/domain/money/instalments';
import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import { initialRates, type Rates } from '@approdo/shared/domain/prices/rates';
import { initialStayRules } from '@approdo/shared/domain/stays/stay-rules';

type FakeSite = {
  readonly homepage?: Partial<HomepageAnswer>;
  readonly look?: Partial<Look>;
  readonly property?: Partial<PropertyDetails>;
  readonly bookings?: readonly Booking[];
  readonly menu?: readonly MenuItem[];
  readonly boxes?: readonly FeatureBox[];
  readonly galleries?: readonly Gallery[];
  readonly reviews?: readonly PublicReview[];
  readonly posts?: readonly Post[];
  readonly pages?: readonly Page[];
  readonly stayRules?: Partial<StayRulesAnswer>;
  readonly cancellation?: CancellationTerms;
  readonly schedule?: Partial<ScheduleTerms>;
  readonly rates?: Partial<Rates>;
  readonly prices?: Partial<PublicPrices>;
  readonly dayPrices?: readonly DayPrice[];
};

const NO_CANCELLATION_TERMS: CancellationTerms = { cancellationText: '', cancellationRules: [], inWords: [] };

/** A client of a small site that answers from memory, as a visitor sees it. */
export function createFakeSite(site: FakeSite = {}) {
  const {
    bookings = [],
    menu = [aMenuItem()],
    boxes = [],
    galleries = [],
    reviews = [],
    posts = [],
    pages = [],
  } = site;
  return createMemoryClient(contract, {
    homepage: { get: () => ({ ...aHomepage(), ...site.homepage, version: 'v1' }) },
    look: { get: () => ({ ...DEFAULT_LOOK, ...site.look }) },
    property: { get: () => ({ ...aProperty(), ...site.property, version: 'v1' }) },
    rates: { get: () => ratesOf(site) },
    prices: {
      get: () => ({ ...pricesView(ratesOf(site)), ...site.prices }),
      days: ({ query: { from, to } }) => (site.dayPrices ?? []).filter(({ date }) => from <= date && date <= to),
    },
    stayRules: {
      get: () => ({ ...initialStayRules, ...site.stayRules, version: 'v1' }),
      importedStays: () => [],
    },
    cancellationTerms: {
      get: () => ({
        ...(site.cancellation ?? NO_CANCELLATION_TERMS),
        schedule: { ...initialScheduleTerms, ...site.schedule },
      }),
    },
    menu: { list: () => [...menu] },
    featureBoxes: { list: () => [...boxes] },
    galleries: {
      list: () => [...galleries],
      get: ({ params }) => galleries.find(({ slug }) => slug === params.slug),
    },
    reviews: { summarize: () => summarizeReviews(reviews) },
    blog: {
      list: ({ query: { page, limit } }) => ({
        posts: posts.slice((page - 1) * limit, page * limit).map(summarize),
        total: posts.length,
        languages: LANGUAGES.filter((language) =>
          posts.some(({ alternates }) => alternates?.some((one) => one.language === language)),
        ),
      }),
      get: ({ params }) => posts.find(({ slug }) => slug === params.slug),
    },
    pages: { get: ({ params }) => pages.find(({ slug }) => slug === params.slug) },
    bookings: { list: ({ query: { from = '' } }) => bookings.filter(({ endDate }) => endDate >= from) },
  });
}

function ratesOf({ rates }: FakeSite) {
  const { seasons, cleaningFee, linenFee, currency } = { ...initialRates, ...rates };
  return { seasons: [...seasons], cleaningFee, linenFee, currency, version: 'v1' };
}

/** A visitor's view of the prices if the owner set nothing else. */
export function pricesView({ seasons, cleaningFee, linenFee }: Rates): PublicPrices {
  const { weekendNights, shortStays, guests, childAge, discounts, show } = initialPriceRules;
  return {
    show,
    from: null,
    weekendNights: [...weekendNights],
    shortStays: { ...shortStays, percents: [...shortStays.percents] },
    guests,
    childAge,
    discounts: [...discounts],
    lists: [{ validFrom: null, seasons: [...seasons], cleaningFee, linenFee }],
    exceptions: [],
    hasCodes: false,
    instant: null,
    extras: [],
    linenPer: 'STAY',
    linenUntilDays: 0,
  };
}

function summarizeReviews(reviews: readonly PublicReview[]): ReviewSummary {
  const collected = reviews.filter(({ collectedOn }) => collectedOn !== undefined).length;
  return {
    total: reviews.length - collected,
    averageRating: 5,
    ...(collected > 0 && { collected }),
    newest: [...reviews],
  };
}

/** A post as lists contain it. */
function summarize({
  content: _content,
  pictures: _pictures,
  version: _version,
  alternates: _alternates,
  ...summary
}: Post) {
  return summary;
}

export function aBooking(booking: Partial<Booking> = {}): Booking {
  return {
    id: 'b1',
    startDate: '2027-06-12',
    endDate: '2027-06-19',
    status: 'CONFIRMED',
    isBlocked: false,
    ...booking,
  };
}

export function aMenuItem(item: Partial<MenuItem> = {}): MenuItem {
  return {
    id: 'm1',
    label: 'La casa',
    slug: null,
    url: '/',
    visibleTo: 'USER',
    showOnDesktop: true,
    showOnMobile: true,
    parentId: null,
    order: 1,
    version: 'v1',
    children: [],
    ...item,
  };
}

export function aGallery(gallery: Partial<Gallery> = {}): Gallery {
  return {
    id: 'g1',
    name: 'La casa',
    description: null,
    slug: 'la-casa',
    isDefault: true,
    images: ['terrace.jpg', 'kitchen.jpg'],
    version: 'v1',
    pictures: [aPicture(), aPicture({ file: 'kitchen.jpg', alt: 'La cucina' })],
    ...gallery,
  };
}

export function aPicture(picture: Partial<Picture> = {}): Picture {
  return {
    file: 'terrace.jpg',
    alt: 'La terrazza',
    caption: 'Si pranza all’ombra.',
    width: 1920,
    height: 1280,
    ...picture,
  };
}

export function aReview(review: Partial<PublicReview> = {}): PublicReview {
  return {
    id: 'r1',
    rating: 4,
    comment: 'Una settimana senza scarpe.',
    createdAt: '2026-09-14T08:20:00.000Z',
    author: { name: 'Giulia Ferrante', avatar: null },
    ...review,
  };
}

export function aPost(post: Partial<Post> = {}): Post {
  return {
    id: 'p1',
    slug: 'in-traghetto',
    title: 'Arrivare in traghetto',
    excerpt: 'Quale nave prendere, e dove lasciare la macchina.',
    coverImage: 'ferry.jpg',
    published: true,
    readTime: 2,
    publishedAt: '2026-11-12T10:00:00.000Z',
    createdAt: '2026-11-10T10:00:00.000Z',
    author: { name: 'Ada Rossi', avatar: null },
    content: '<p>Si parte la mattina.</p>',
    version: 'v1',
    pictures: [],
    ...post,
  };
}

export function aPage(page: Partial<Page> = {}): Page {
  return {
    id: 'w1',
    title: 'Come arrivare',
    slug: 'come-arrivare',
    excerpt: 'Dieci minuti di salita.',
    content: '<p>Dal porto si sale a piedi.</p>',
    published: true,
    seoTitle: '',
    seoDescription: '',
    seoKeywords: '',
    publishedAt: '2026-11-05T10:00:00.000Z',
    createdAt: '2026-11-01T10:00:00.000Z',
    version: 'v1',
    pictures: [],
    ...page,
  };
}

function aHomepage(): HomepageSettings {
  return {
    siteName: 'Casa Zagara',
    heroImage: '/uploads/hero-bay.jpg',
    heroTitle: 'La casa sopra la baia',
    heroSubtitle: 'Limoni e una terrazza sul mare',
    primaryButton: { text: 'Prenota', link: '/booking', visible: true },
    secondaryButton: { text: 'Guarda le foto', link: '/gallery', visible: false },
    accent: 'sea',
  };
}

function aProperty(): PropertyDetails {
  return {
    name: 'Casa Zagara',
    description: 'Una casa di pescatori.\n\nAlla caletta si scende a piedi.',
    bedrooms: 2,
    bathrooms: 1,
    maxGuests: 4,
    amenities: ['Free WiFi', 'Amaca'],
    images: ['/uploads/terrace.jpg', '/uploads/kitchen.jpg'],
    sameDayTurnover: false,
    cin: 'IT000000A000000000',
    cir: null,
    address: 'Via del Limoneto 12',
    town: null,
    latitude: null,
    longitude: null,
    mapUrl: null,
    phone: null,
    publicEmail: null,
    isWhatsApp: false,
    houseRules: null,
  };
}
