// @vitest-environment jsdom
import type { Session } from '@approdo/shared/contract/accounts/auth';
import { AVATAR_STYLES } from '@approdo/shared/domain/accounts/avatar';
import { CALENDAR_NAMES } from '@approdo/shared/domain/base/date/calendar-names';
import { LANGUAGES } from '@approdo/shared/domain/base/language/language';
import { initialRates } from '@approdo/shared/domain/prices/rates';
import { createRef, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBooking, aGallery, aPage, aPost, aReview, createFakeSite } from '../../testing/fake-site.ts';
import { clearPage, fillIn, find, showOnPage } from '../../testing/show-on-page.tsx';
import { listCatalogueTexts, markTexts } from '../../testing/texts-of.ts';
import { AccountCorner } from '../accounts/corner/account-corner.tsx';
import { ProfileForm } from '../accounts/profile/profile-form.tsx';
import { ConfirmEmail } from '../accounts/sign-in/confirm-email.tsx';
import { ConfirmationWatch } from '../accounts/sign-in/confirmation-watch.tsx';
import { DisownForm } from '../accounts/sign-in/disown-form.tsx';
import { RegisterForm } from '../accounts/sign-in/register-form.tsx';
import { AfterSending } from '../bookings/request/after-sending.tsx';
import { BookingIsland } from '../bookings/request/booking-island.tsx';
import { ReviewForm } from '../bookings/reviews/review-form.tsx';
import { ReviewsIsland } from '../bookings/reviews/reviews-island.tsx';
import { MenuIsland } from '../content/menu/menu-island.tsx';
import { SiteDocument } from '../document/render-page.tsx';
import { loadFrame } from '../document/site-frame.ts';
import { notFoundView } from '../layout/not-found-page.tsx';
import { ContactIsland } from '../messages/contact/contact-island.tsx';
import { MessagesPart } from '../messages/conversation/messages-part.tsx';
import type { Conversation } from '../messages/conversation/use-conversation.ts';
import { matchPath } from '../page/match-path.ts';
import { pages } from '../pages.ts';
import { catalogues } from './catalogues.ts';
import { PageTextsContext } from './use-page-texts.ts';
import { TextsContext } from './use-texts.ts';

const texts = markTexts(catalogues.de);
const today = '2027-06-01';

const map = 'https://www.openstreetmap.org/export/embed.html?bbox=14.2%2C40.5%2C14.3%2C40.6&layer=mapnik';
const content = {
  bookings: [aBooking({ mine: true, numberOfGuests: 2, status: 'PENDING' }), aBooking({ id: 'b2' })],
  boxes: [{ id: 'f1', icon: '/uploads/a.jpg', title: 'Barca', description: 'A remi', link: null, published: true }],
  galleries: [aGallery(), aGallery({ id: 'g2', slug: 'vuota', name: 'Vuota', images: [], pictures: [] })],
  reviews: [
    aReview({ verifiedStay: true, answer: { text: 'Grazie di cuore!', createdAt: '2026-09-15T08:20:00.000Z' } }),
    aReview({ id: 'r2', collectedOn: 'Airbnb' }),
  ],
  cancellation: {
    cancellationText: 'Scrivici appena puoi.',
    cancellationRules: [{ daysBefore: 30, percent: 100 }],
    // Translated where the answer comes from.
    inWords: ['Fino a 30 giorni prima'],
  },
  posts: Array.from({ length: 12 }, (_, index) => aPost({ id: `p${index}`, slug: `in-traghetto${index || ''}` })),
  pages: [
    aPage({
      content: `<div data-type="map" data-src="${map}"></div><div data-type="gallery" data-slug="altra"></div><div data-type="gallery" data-slug="vuota"></div>`,
    }),
  ],
};
const site = createFakeSite({
  ...content,
  boxes: [],
  dayPrices: [{ date: '2027-06-25', euros: 71, percent: 15 }],
  prices: {
    show: 'CALENDAR',
    from: { amount: 29, per: 'NIGHT' },
    shortStays: { rule: 'SHARE', percents: [60, 40, 30, 20, 10, 0] },
    guests: { included: 2, perNight: 10_00 },
    childAge: 6,
    discounts: [
      { kind: 'LENGTH', at: 14, percent: 10 },
      { kind: 'EARLY', at: 90, percent: 10, arrivalFrom: '2027-07-01', arrivalTo: '2027-07-31' },
      { kind: 'LAST_MINUTE', at: 7, percent: 15 },
    ],
    hasCodes: true,
    instant: {
      ...{ leadDays: 2, minNights: 3, maxNights: 14, maxGuests: 4, pastStayOnly: true },
      ...{ deposit: 'CARD', holdMinutes: 30 },
    },
    exceptions: [
      { startDate: '2027-08-01', endDate: '2027-08-07', weeklyPrice: 700, nightlyPrice: 120, weekendPrice: 150 },
    ],
  },
});

/** The owner's and the guests' words, and the names of tables of days and of pictures. */
const OWN_WORDS = [
  ...wordsIn([content, await site.homepage.get(), await site.property.get(), await site.menu.list()]),
  ...wordsIn(CALENDAR_NAMES.de),
  ...AVATAR_STYLES,
  ...['ada@example.com', 'www.openstreetmap.org'],
].sort((one, other) => other.length - one.length);

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value.length > 1 ? [value, ...value.split(/\n+|<[^>]*>/).filter((part) => part.length > 1)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

const SPOKEN_ATTRIBUTES = ['aria-label', 'aria-roledescription', 'title', 'alt', 'placeholder', 'data-label'];
const META = 'meta[name="description"], meta[property="og:title"], meta[property="og:description"]';

/** The visible or spoken texts of a document that are neither marked nor anybody's own words. */
function listUnmarked(page: Document): string[] {
  // Languages have their own names in every language.
  const elements = [...page.querySelectorAll('html, html *')].filter(
    (element) => !element.closest('nav [hreflang], option[lang]'),
  );
  const spoken = elements.flatMap((element) => [
    ...(element.matches('script, style') ? [] : [...element.childNodes].flatMap(textOf)),
    ...SPOKEN_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []),
    ...(element.matches(META) ? [element.getAttribute('content') ?? ''] : []),
  ]);
  return spoken.filter((text) => /\p{L}/u.test(withoutOwn(text)));
}

function textOf(node: Node): string[] {
  return node.nodeType === Node.TEXT_NODE && node.textContent ? [node.textContent] : [];
}

function withoutOwn(text: string): string {
  let rest = text;
  while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  for (const word of OWN_WORDS) rest = rest.replaceAll(word, ' ');
  return rest;
}

const addresses = [
  ...pages.map(({ path }) => path.replace('/blog/{slug}', '/blog/in-traghetto').replace('{slug}', 'come-arrivare')),
  '/blog?page=2',
  '/blog/non-esiste',
  '/non-esiste',
];

describe('letters outside the marks are content alone', () => {
  test.each(addresses)('on %s', async (address) => {
    const request = { address, origin: 'https://example.org', today, language: 'de', languages: LANGUAGES } as const;
    const path = address.split('?')[0] ?? '';
    const page = pages.find((row) => matchPath(row.path, path));
    const look = await site.look.get();
    const opened = await page?.open({ client: site, request, texts, look }, matchPath(page.path, path) ?? {});
    const view = opened && 'view' in opened ? opened.view : notFoundView(texts, { it: '/blog/altrove' });
    const html = renderToStaticMarkup(
      <PageTextsContext value={texts}>
        <SiteDocument request={request} frame={await loadFrame(site, look)} view={view} />
      </PageTextsContext>,
    );
    expect(listUnmarked(new DOMParser().parseFromString(html, 'text/html'))).toEqual([]);
  });

  test.each(Object.entries(islandStates()))('where it is %s', async (_, { element, act, until = 'body' }) => {
    showOnPage(<TextsContext value={{ ...texts.islands, ...texts.further }}>{element}</TextsContext>);
    act?.();
    await expect.poll(() => find(until).textContent).toContain('⟦');
    expect(listUnmarked(document)).toEqual([]);
  });
});

test('the marks are on every text', () => {
  const spoken = listCatalogueTexts(texts).filter(([place]) => !place.endsWith('language'));
  expect(spoken.filter(([, text]) => typeof text === 'string' && text !== '' && !text.startsWith('⟦'))).toEqual([]);
});

type IslandState = {
  readonly element: ReactNode;
  readonly act?: () => void;
  /** A selector to wait for after `act`. */
  readonly until?: string;
};

/** States of islands that a freshly loaded page does not display. */
function islandStates(): Readonly<Record<string, IslandState>> {
  const booking = {
    bookings: content.bookings,
    today,
    sameDayTurnover: true,
    maxGuests: 4,
    rates: initialRates,
    showsOwnRequests: true,
  };
  return {
    'the corner of a manager': { element: <AccountCorner />, act: press },
    'a link that is not whole': { element: <ConfirmEmail />, act: submit, until: '[role="alert"]' },
    'a confirmed address': { element: <ConfirmationWatch /> },
    'a link that disowns nothing': { element: <DisownForm />, act: submit, until: '[role="alert"]' },
    'a request that arrived': {
      element: <AfterSending arrived={{ kind: 'REQUESTED', booking: aBooking(), total: null }} money={undefined} />,
    },
    'a booking with requests of one’s own': { element: <BookingIsland {...booking} /> },
    'a request that is asked to be withdrawn': { element: <BookingIsland {...booking} />, act: pressLast },
    'a message as it is written': { element: <ContactIsland />, act: () => fillIn({ message: '…' }) },
    'a booking that lacks everything': {
      element: <BookingIsland {...booking} />,
      act: submit,
      until: '[role="alert"]',
    },
    'a registration that lacks everything': { element: <RegisterForm />, act: submit, until: '[role="alert"]' },
    'a message that lacks everything': { element: <ContactIsland />, act: submit, until: '[role="alert"]' },
    'a conversation that cannot be read': {
      element: <MessagesPart booking={aBooking({ mine: true })} conversation={unread} />,
      act: submit,
    },
    'a menu that is still to come': { element: <MenuIsland lines={[]} path="/" /> },
    'a profile without a confirmed address': {
      element: <ProfileForm account={{ ...user, emailConfirmed: false }} twoProofs={false} />,
    },
    'a review as it is written': { element: <ReviewForm />, act: press, until: 'form' },
    'reviews of which more can be shown': {
      element: <ReviewsIsland reviews={content.reviews} total={4} siteName="Casa Zagara" />,
      act: press,
      until: '[role="alert"]',
    },
  };
}

const unread: Conversation = {
  ...{ messages: undefined, hasFailed: true, end: createRef() },
  ...{ add: () => undefined, load: async () => undefined },
};

const user: Session['user'] = {
  id: 'u1',
  name: 'Ada Rossi',
  email: 'ada@example.com',
  role: 'EDITOR',
  avatar: null,
  emailConfirmed: true,
  createdAt: '2026-11-05T10:00:00Z',
};

function press(): void {
  find('button').click();
}

function pressLast(): void {
  [...document.querySelectorAll('button')].at(-1)?.click();
}

function submit(): void {
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

beforeEach(() => {
  localStorage.setItem('token', 'a.b.c');
  localStorage.setItem('user', JSON.stringify(user));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

afterEach(() => {
  clearPage();
  localStorage.clear();
  vi.unstubAllGlobals();
});
