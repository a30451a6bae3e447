import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { OWNER, PASSWORD, type SiteServer, sendJson, startSiteServer } from '../../testing/site-server.ts';
import { makeFolder, startStandIn } from '../../testing/start-stand-in.ts';
import { NEWS } from '../texts.ts';
import { createNewsWatch } from './news-watch.ts';

let folder: string;
let remove: () => Promise<void>;
let server: SiteServer;
let bookings: unknown[];
let messages: unknown[];
let channels: unknown[];
let clashes: unknown[];
let doubts: unknown[] | undefined;
let cards: object;
let day: object | undefined;
let written: { id: string; from: string; text: string }[];
let isBroken: boolean;
let user = OWNER;

const aRequest = (id: string) => ({
  id,
  startDate: '2027-06-05',
  endDate: '2027-06-12',
  status: 'PENDING',
  isBlocked: false,
  guestName: 'Nadia Verdi',
});
const aMessage = (id: string) => ({
  id,
  name: 'Ugo Neri',
  email: 'ugo@example.com',
  phone: null,
  message: 'È per il mio segreto',
  answered: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  version: '1',
});
const aChannel = (change: object = {}) => ({
  id: 'c1',
  name: 'Airbnb',
  kind: 'AIRBNB',
  importUrl: 'www.airbnb.it',
  endMeans: 'CHECKOUT',
  edges: 'SKIP',
  state: 'OK',
  exportUrl: null,
  lastSuccessAt: '2026-11-20T10:00:00.000Z',
  lastError: null,
  lastReadAt: null,
  counts: { stays: 0, closures: 0, edges: 0, echoes: 0, free: 0, faulty: 0 },
  version: '1',
  ...change,
});
const aClash = {
  startDate: '2027-06-08',
  endDate: '2027-06-12',
  sold: [
    {
      channel: { id: 'c1', name: 'Airbnb' },
      bookingId: 'b9',
      guestName: null,
      startDate: '2027-06-08',
      endDate: '2027-06-15',
    },
    { channel: null, bookingId: 'b0', guestName: 'Nadia Verdi', startDate: '2027-06-05', endDate: '2027-06-12' },
  ],
};

const someCards = (change: object = {}) => ({
  isOn: true,
  isTest: false,
  address: 'https://casa.example/api/payments/stripe/events',
  waitingSince: null,
  warnings: [],
  ...change,
});
const aCardWarning = (change: object = {}) => ({
  id: 'evt_1',
  kind: 'OTHER_AMOUNT',
  amount: 18_171,
  currency: 'eur',
  payment: 'pi_1',
  bookingId: 'b0',
  guestName: 'Nadia Verdi',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...change,
});

beforeEach(async () => {
  bookings = [aRequest('b1'), { ...aRequest('b0'), status: 'CONFIRMED' }];
  messages = [];
  channels = [];
  clashes = [];
  doubts = [];
  cards = someCards();
  day = undefined;
  written = [];
  isBroken = false;
  user = OWNER;
  ({ folder, remove } = await makeFolder());
  server = await startSiteServer({
    'GET /api/auth/me': (_, response) => sendJson(response, 200, user),
    'GET /api/bookings': (_, response) => sendJson(response, isBroken ? 500 : 200, isBroken ? {} : bookings),
    'GET /api/bookings/b0/messages': (_, response) => sendJson(response, 200, written),
    'GET /api/contact': (_, response) => sendJson(response, 200, messages),
    'GET /api/payments/cards': (_, response) => sendJson(response, 200, cards),
    'GET /api/today': (_, response) => sendJson(response, day ? 200 : 404, day ?? {}),
    'GET /api/channels': (_, response) => sendJson(response, 200, channels),
    'GET /api/channels/clashes': (_, response) => sendJson(response, 200, clashes),
    'GET /api/channels/doubts': (_, response) => sendJson(response, doubts ? 200 : 404, doubts ?? {}),
  });
});

afterEach(async () => {
  await server.close();
  await remove();
});

async function startSignedIn() {
  const clock = createManualClock();
  const desktop = await startStandIn({ folder, schedule: clock.schedule });
  await desktop.call('approdo:addSite', [server.address]);
  await desktop.call('approdo:signIn', [{ email: OWNER.email, password: PASSWORD }]);
  /** Lets the time until the next look pass. */
  const lookAgain = async () => {
    await eventually(() => expect(clock.waits()).toHaveLength(1));
    clock.advance();
    await eventually(() => expect(clock.waits()).toHaveLength(1));
  };
  return { desktop, clock, lookAgain };
}

test('what waits is counted on the icon; what is there already at the first look is no news', async () => {
  messages = [aMessage('m1'), { ...aMessage('m0'), answered: true }];
  const { desktop } = await startSignedIn();
  await eventually(() => expect(desktop.badge()).toBe(2));
  expect(desktop.notifications).toEqual([]);
});

test('a guest who asks to cancel her stay is news, and news again as she asks again', async () => {
  const { desktop, lookAgain } = await startSignedIn();
  await eventually(() => expect(desktop.badge()).toBe(1));
  for (const cancellationAskedAt of ['2027-01-01T10:00:00.000Z', '2027-01-02T10:00:00.000Z']) {
    bookings = [{ ...aRequest('b0'), status: 'CONFIRMED', cancellationAskedAt }];
    await lookAgain();
  }
  expect(desktop.badge()).toBe(1);
  expect(desktop.notifications.map(({ title }) => title)).toEqual([NEWS.cancellation, NEWS.cancellation]);
});

test('what a guest writes of her booking is news each time, without what it says, and none once it is answered', async () => {
  const write = (unanswered: number, ...texts: string[]) => {
    const shared = { createdAt: '2027-01-01T10:00:00.000Z', readAt: null };
    written = texts.map((text) => ({ id: text, from: 'GUEST', text, ...shared }));
    bookings = [aRequest('b1'), { ...aRequest('b0'), status: 'CONFIRMED', ...(unanswered > 0 && { unanswered }) }];
  };
  const { desktop, lookAgain } = await startSignedIn();
  await eventually(() => expect(desktop.badge()).toBe(1));
  write(1, 'il codice è 1234');
  await lookAgain();
  await lookAgain();
  expect(desktop.badge()).toBe(2);
  write(0, 'il codice è 1234');
  await lookAgain();
  expect(desktop.badge()).toBe(1);
  write(1, 'il codice è 1234', 'un’altra cosa');
  await lookAgain();
  const notification = [NEWS.conversation, 'Nadia Verdi · giu 05, 2027 – giu 12, 2027'];
  expect(desktop.notifications.map(({ title, body }) => [title, body])).toEqual([notification, notification]);
  desktop.notifications[0]?.press();
  expect(await desktop.call('approdo:takeWantedScreen', [])).toEqual({ path: 'bookings/b0#conversazione' });
});

test('on Windows, which has no number there, a picture of it is laid on the icon', async () => {
  const clock = createManualClock();
  const desktop = await startStandIn({ folder, schedule: clock.schedule, platform: 'win32' });
  await desktop.call('approdo:addSite', [server.address]);
  await desktop.call('approdo:signIn', [{ email: OWNER.email, password: PASSWORD }]);
  const overlay = () => {
    const { picture, description } = desktop.windows.at(-1)?.overlay() ?? {};
    return {
      file: String(Reflect.get(Object(picture), 'file'))
        .split(/[/\\]/)
        .at(-1),
      description,
    };
  };
  await eventually(() => expect(overlay()).toEqual({ file: 'badge-1.png', description: NEWS.waiting(1) }));
  bookings.push(...Array.from({ length: 11 }, (_, index) => aRequest(`more-${index}`)));
  clock.advance();
  await eventually(() => expect(overlay()).toEqual({ file: 'badge-more.png', description: NEWS.waiting(12) }));
  desktop.windows[0]?.close();
  desktop.emit('activate');
  expect(desktop.windows).toHaveLength(2);
  expect(overlay().file).toBe('badge-more.png');
  bookings.length = 0;
  clock.advance();
  await eventually(() => expect(desktop.windows.at(-1)?.overlay()).toEqual({ picture: null, description: '' }));
});

test('what comes later is told once, and a click leads to it', async () => {
  const { desktop, lookAgain } = await startSignedIn();
  await eventually(() => expect(desktop.badge()).toBe(1));
  bookings.push(aRequest('b2'));
  messages.push(aMessage('m1'));
  await lookAgain();
  await lookAgain();
  expect(desktop.notifications.map(({ title, body }) => [title, body])).toEqual([
    [NEWS.request, 'Nadia Verdi · giu 05, 2027 – giu 12, 2027'],
    [NEWS.message, 'Ugo Neri'],
  ]);
  expect(desktop.badge()).toBe(3);
  desktop.notifications[0]?.press();
  expect(await desktop.call('approdo:takeWantedScreen', [])).toEqual({ path: 'bookings/b2' });
});

test('many at once do not cover the screen', async () => {
  const { desktop, lookAgain } = await startSignedIn();
  await eventually(() => expect(desktop.badge()).toBe(1));
  bookings.push(...['b2', 'b3', 'b4', 'b5', 'b6'].map(aRequest));
  await lookAgain();
  expect(desktop.notifications.map(({ title }) => title)).toEqual([
    NEWS.request,
    NEWS.request,
    NEWS.request,
    NEWS.more(2),
  ]);
});

test('nights that were sold twice and portals that fail are told once each, and lead to the calendars', async () => {
  channels = [aChannel(), aChannel({ id: 'c2', name: 'Vrbo' })];
  const { desktop, lookAgain } = await startSignedIn();
  await eventually(() => expect(desktop.badge()).toBe(1));
  clashes = [aClash];
  channels = [aChannel({ state: 'FAILING' }), aChannel({ id: 'c2', name: 'Vrbo', state: 'LATE' })];
  await lookAgain();
  channels = [aChannel(), aChannel({ id: 'c2', name: 'Vrbo', state: 'SUSPECT' })];
  await lookAgain();
  channels = [aChannel({ state: 'FAILING', lastSuccessAt: '2026-11-20T11:00:00.000Z' })];
  await lookAgain();
  expect(desktop.notifications.map(({ title, body }) => [title, body])).toEqual([
    [NEWS.clash, 'Airbnb · Nadia Verdi · giu 08, 2027 – giu 12, 2027'],
    [NEWS.channel.FAILING, 'Airbnb'],
    [NEWS.channel.SUSPECT, 'Vrbo'],
  ]);
  desktop.notifications[1]?.press();
  expect(await desktop.call('approdo:takeWantedScreen', [])).toEqual({ path: 'calendars', row: 'c1' });
});

test('an event that may be a guest is told once, and leads to the calendars', async () => {
  const { desktop, lookAgain } = await startSignedIn();
  await eventually(() => expect(desktop.badge()).toBe(1));
  const nights = { startDate: '2027-06-05', endDate: '2027-06-12' };
  doubts = [{ id: 'e1', channel: { id: 'c1', name: 'Booking.com' }, ...nights }];
  await lookAgain();
  await lookAgain();
  expect(desktop.badge()).toBe(2);
  expect(desktop.notifications.map(({ title, body }) => [title, body])).toEqual([
    [NEWS.doubt, 'Booking.com · giu 05, 2027 – giu 12, 2027'],
  ]);
  desktop.notifications[0]?.press();
  expect(await desktop.call('approdo:takeWantedScreen', [])).toEqual({ path: 'calendars' });
});

test('a site that is older than questions about portals tells of those all the same', async () => {
  doubts = undefined;
  clashes = [aClash];
  const { desktop } = await startSignedIn();
  await eventually(() => expect(desktop.badge()).toBe(2));
});

test('a payment by card that is to be looked at is told once, without its amount, and leads to what is due', async () => {
  cards = someCards({ warnings: [aCardWarning({ id: 'evt_0' })] });
  const { desktop, lookAgain } = await startSignedIn();
  await eventually(() => expect(desktop.badge()).toBe(2));
  const dispute = aCardWarning({ kind: 'DISPUTE' });
  const unknown = aCardWarning({ id: 'evt_2', kind: 'UNKNOWN_ORDER', bookingId: null, guestName: null });
  cards = someCards({ waitingSince: '2026-11-20T09:00:00.000Z', warnings: [dispute, unknown] });
  await lookAgain();
  await lookAgain();
  expect(desktop.badge()).toBe(4);
  expect(desktop.notifications.map(({ title, body }) => [title, body])).toEqual([
    [NEWS.cardsWait, NEWS.cardsWaitWhy],
    [NEWS.card.DISPUTE, 'Nadia Verdi'],
    [NEWS.card.other, NEWS.cardUnknown],
  ]);
  desktop.notifications[1]?.press();
  expect(await desktop.call('approdo:takeWantedScreen', [])).toEqual({ path: 'due' });
});

test('the icon counts as the first screen does', async () => {
  const lists = { toDo: [], rest: 0, arrivals: [], departures: [], inHouse: [], next: [] };
  const counts = { requests: 1, messages: 0, late: 2, toDo: 7 };
  day = { today: '2026-11-20', ...lists, counts };
  const { desktop } = await startSignedIn();
  await eventually(() => expect(desktop.badge()).toBe(7));
});

test('guests who are to be told to the Polizia are news once a day, and lead to the register', async () => {
  const lists = { toDo: [], rest: 0, arrivals: [], departures: [], inHouse: [], next: [] };
  const counts = { requests: 0, messages: 0, late: 0, toDo: 0 };
  const dayWith = (today: string, due: number) => ({
    ...{ today, ...lists, counts },
    register: { arrivals: [], isKeySaved: true, due },
  });
  day = dayWith('2026-11-20', 0);
  const { desktop, lookAgain } = await startSignedIn();
  await lookAgain();
  day = dayWith('2026-11-20', 2);
  await lookAgain();
  await lookAgain();
  const notification = () =>
    desktop.notifications.map(({ title }) => title).filter((title) => title.startsWith('Alloggiati'));
  expect(notification()).toEqual(['Alloggiati Web: 2 da comunicare']);
  day = dayWith('2026-11-21', 3);
  await lookAgain();
  expect(notification()).toEqual(['Alloggiati Web: 2 da comunicare', 'Alloggiati Web: 3 da comunicare']);
  desktop.notifications.at(-1)?.press();
  expect(await desktop.call('approdo:takeWantedScreen', [])).toEqual({ path: 'register' });
});

test('what else falls due is news by itself where nobody is to be told to the Polizia', async () => {
  const lists = { toDo: [], rest: 0, arrivals: [], departures: [], inHouse: [], next: [] };
  const counts = { requests: 0, messages: 0, late: 0, toDo: 0 };
  const dayWith = (today: string, others?: number) => ({
    ...{ today, ...lists, counts },
    register: { arrivals: [], isKeySaved: true, due: 0, ...(others && { others }) },
  });
  day = dayWith('2026-11-20');
  const { desktop, lookAgain } = await startSignedIn();
  await lookAgain();
  for (const [today, others] of [
    ['2026-11-20', 1],
    ['2026-11-21', 2],
  ] as const) {
    day = dayWith(today, others);
    await lookAgain();
  }
  expect(desktop.notifications.map(({ title }) => title)).toEqual([
    'Adempimenti: 1 scadenza tra oggi e domani',
    'Adempimenti: 2 scadenze tra oggi e domani',
  ]);
});

test('a site that knows of no portals tells of all else', async () => {
  const older = await startSiteServer({
    'GET /api/bookings': (_, response) => sendJson(response, 200, bookings),
    'GET /api/contact': (_, response) => sendJson(response, 200, []),
  });
  const clock = createManualClock();
  const desktop = await startStandIn({ folder, schedule: clock.schedule });
  await desktop.call('approdo:addSite', [older.address]);
  await desktop.call('approdo:signIn', [{ email: OWNER.email, password: PASSWORD }]);
  await eventually(() => expect(desktop.badge()).toBe(1));
  await older.close();
});

test('a server in trouble is asked ever more seldom', async () => {
  isBroken = true;
  const { clock, lookAgain } = await startSignedIn();
  const waits: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    await eventually(() => expect(clock.waits()).toHaveLength(1));
    waits.push(...clock.waits());
    await lookAgain();
  }
  expect(waits.map((wait) => wait / 60_000)).toEqual([2, 4, 8, 15, 15]);
});

test('who signs out, or may not know, hears nothing and is asked for nothing', async () => {
  const { desktop, clock } = await startSignedIn();
  await eventually(() => expect(desktop.badge()).toBe(1));
  await desktop.call('approdo:signOut', []);
  await eventually(() => expect(desktop.badge()).toBe(0));
  expect(clock.waits()).toEqual([]);
});

test('who goes to another site in the middle of a look does not take the token of the first along', async () => {
  const other = await startSiteServer();
  const [first, second] = [server.address, other.address].map((address) => ({ address, name: 'Casa' }));
  let current = first;
  server.tokens.add('of-the-first');
  const news = createNewsWatch({
    sites: { current: () => current },
    session: {
      findSessionOf: async (address) => {
        current = second;
        return { address, token: 'of-the-first', user: OWNER };
      },
    },
    fetch,
    schedule: () => () => undefined,
    onNews: () => undefined,
  });
  news.begin();
  await eventually(() => expect(server.calls).toHaveLength(7));
  expect(new Set(server.calls.map(({ headers }) => headers.authorization))).toEqual(new Set(['Bearer of-the-first']));
  expect(other.calls).toEqual([]);
  await other.close();
});
