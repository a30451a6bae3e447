import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDataDirSite } from '../../../testing/data-dir-site.ts';
import { aStayRequest } from '../../../testing/factories.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** Headers of a browser that follows a link from elsewhere, or whose address was typed in. */
const ARRIVING = { 'user-agent': CHROME, 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' };
const GOING_ON = { ...ARRIVING, 'sec-fetch-site': 'same-origin' };

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite({
    renderPage: async ({ address }) => ({
      status: address === '/nowhere' ? 404 : 200,
      html: '<h1>casa</h1>',
      ...(address === '/cleaning' && { isByLink: true }),
    }),
  });
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

type Sent = Readonly<Record<string, string>>;

/** fetch has Sec-Fetch headers of its own. */
function get(path: string, headers: Sent = GOING_ON, method = 'GET') {
  return ask(`${site.origin}${path}`, headers, method);
}

function ask(address: string, headers: Sent, method = 'GET'): Promise<{ status: number; etag: string }> {
  return new Promise((resolve, reject) => {
    const call = request(address, { headers, method }, (response) => {
      response.resume();
      const { statusCode = 0, headers: got } = response;
      response.on('end', () => resolve({ status: statusCode, etag: String(got.etag) }));
    });
    call.on('error', reject).end();
  });
}

/** The counts of the only day there is. */
async function today() {
  const { days } = await admin.visits.get();
  return days[0] ?? { views: 0, arrivals: 0, fetchedAhead: 0 };
}

describe('views', () => {
  it('are pages that were answered, new or known, whatever stands behind the question mark', async () => {
    const { etag } = await get('/');
    expect((await get('/', { ...GOING_ON, 'if-none-match': etag })).status).toBe(304);
    await get('/blog?page=2&from=x');
    await get('/blog');
    const { days, pages, languages } = await admin.visits.get();
    expect(days).toEqual([{ day: '2027-03-01', views: 4, arrivals: 0, fetchedAhead: 0 }]);
    expect(pages).toEqual([
      { page: '/', language: 'it', views: 2 },
      { page: '/blog', language: 'it', views: 2 },
    ]);
    expect(languages).toEqual([{ language: 'it', views: 4 }]);
  });

  it('are not those of a page that a link opens', async () => {
    await admin.languages.offer({ body: { offered: ['en'] } });
    await get('/cleaning');
    await get('/en/cleaning');
    expect((await admin.visits.get()).days).toEqual([]);
  });

  it('are not those of the preview of a look', async () => {
    const { path } = await admin.look.preview();
    expect((await get(path)).status).toBe(200);
    expect((await admin.visits.get()).days).toEqual([]);
  });

  it('are told apart by language, under one address', async () => {
    await get('/en/booking');
    await get('/en');
    await get('/booking');
    const { pages, languages } = await admin.visits.get();
    expect(pages).toEqual([
      { page: '/', language: 'en', views: 1 },
      { page: '/booking', language: 'en', views: 1 },
      { page: '/booking', language: 'it', views: 1 },
    ]);
    expect(languages).toEqual([
      { language: 'en', views: 2 },
      { language: 'it', views: 1 },
    ]);
  });

  it.each([
    ['what is not there', '/nowhere', GOING_ON, 'GET'],
    ['a document', '/robots.txt', GOING_ON, 'GET'],
    ['a read of the API', '/api/property', GOING_ON, 'GET'],
    ['the head of a page', '/', GOING_ON, 'HEAD'],
    ['a page that a script fetches', '/', { ...GOING_ON, 'sec-fetch-mode': 'cors' }, 'GET'],
    ['who sends no Sec-Fetch', '/', { 'user-agent': CHROME }, 'GET'],
    ['who does not say what she is', '/', { 'sec-fetch-mode': 'navigate' }, 'GET'],
    ['a robot', '/', { ...GOING_ON, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 'GET'],
    ['a robot in a browser', '/', { ...GOING_ON, 'user-agent': CHROME.replace('Chrome', 'HeadlessChrome') }, 'GET'],
    ['an agent of 8 kB', '/', { ...GOING_ON, 'user-agent': `${CHROME} ${'a '.repeat(4000)}` }, 'GET'],
  ])('are not %s', async (_, path, headers, method) => {
    await get(path, headers, method);
    expect(await today()).toMatchObject({ views: 0, fetchedAhead: 0 });
  });

  it('are apart from what was fetched ahead', async () => {
    await get('/', { ...GOING_ON, 'sec-purpose': 'prefetch' });
    await get('/', { ...ARRIVING, 'sec-purpose': 'prefetch;prerender' });
    expect(await today()).toEqual({ day: '2027-03-01', views: 0, arrivals: 0, fetchedAhead: 2 });
    expect((await admin.visits.get()).pages).toEqual([]);
  });

  it('belong to the day that it is in Rome', async () => {
    await get('/');
    site.clock.advance(13 * 3_600_000);
    await get('/');
    const { days } = await admin.visits.get({ query: { from: '2027-03-01' } });
    expect(days.map(({ day, views }) => [day, views])).toEqual([
      ['2027-03-01', 1],
      ['2027-03-02', 1],
    ]);
    expect((await admin.visits.get({ query: { from: '2027-03-02', to: '2027-03-02' } })).days).toHaveLength(1);
  });
});

describe('arrivals', () => {
  it('are views from elsewhere, and from nowhere', async () => {
    await get('/', GOING_ON);
    for (const from of ['cross-site', 'same-site', 'none']) await get('/', { ...ARRIVING, 'sec-fetch-site': from });
    expect(await today()).toMatchObject({ views: 4, arrivals: 3 });
  });

  it('come from hosts and campaigns, without the rest of their address', async () => {
    await get('/', { ...ARRIVING, referer: 'https://www.google.it/search?q=casa+a+Ponza' });
    await get('/', { ...ARRIVING, referer: 'https://google.it/' });
    await get('/', { ...ARRIVING, referer: 'https://l.facebook.com/l.php' });
    await get('/', { ...ARRIVING, referer: 'https://www.booking.com/' });
    await get('/', { ...ARRIVING, referer: 'https://viaggi.example.org/isole' });
    await get('/?utm_source=lettera-estate', { ...ARRIVING, referer: 'https://mail.example.org/' });
    await get('/', { ...GOING_ON, referer: 'https://within.example.org/' });
    await get('/', { ...ARRIVING, referer: `${site.origin}/blog` });
    const { referrers } = await admin.visits.get();
    expect(referrers).toEqual([
      { kind: 'SEARCH', name: 'google.it', arrivals: 2 },
      { kind: 'PORTAL', name: 'booking.com', arrivals: 1 },
      { kind: 'SOCIAL', name: 'l.facebook.com', arrivals: 1 },
      { kind: 'CAMPAIGN', name: 'lettera-estate', arrivals: 1 },
      { kind: 'SITE', name: 'viaggi.example.org', arrivals: 1 },
    ]);
  });

  it.each([
    ['8 kB of a host', `https://${'a'.repeat(8000)}.example.org/`],
    ['8 kB of a path', `https:///${'/a'.repeat(4000)}`],
    ['no address', 'viaggi'],
    ['a script', 'javascript:alert(1)'],
    ['markup', 'https://<script>/'],
    ['several lines of a table', 'https://=1+1;x/'],
    ['a name of no host', 'https://a_b%20c/'],
  ])('count, and no source, where a Referer is %s', async (_, referer) => {
    await get('/?utm_source=%3Cb%3E', { ...ARRIVING, referer });
    expect(await today()).toMatchObject({ arrivals: 1 });
    expect((await admin.visits.get()).referrers).toEqual([]);
  });

  it('come from two hundred sources at a time, the rest from others, restarted or not', async () => {
    for (let count = 0; count < 190; count += 1)
      await get('/', { ...ARRIVING, referer: `https://casa${count}.example.org/` });
    for (let count = 0; count < 15; count += 1) await get(`/?utm_source=lettera-${count}`, ARRIVING);
    await site.app.visits.stop();
    await site.app.visits.start();
    await get('/?utm_source=una-ancora', ARRIVING);
    await get('/?utm_source=lettera-1', ARRIVING);
    const { referrers } = await admin.visits.get();
    expect(referrers).toHaveLength(201);
    expect(referrers.slice(0, 2)).toEqual([
      { kind: 'OTHER', name: 'altri', arrivals: 6 },
      { kind: 'CAMPAIGN', name: 'lettera-1', arrivals: 2 },
    ]);
  });
});

describe('sources that are invented', () => {
  const arriveFrom = (host: string) => get('/', { ...ARRIVING, referer: `https://${host}/` });

  async function flood(most: number, from = 0): Promise<void> {
    for (let count = from; count < most; count += 1) await arriveFrom(`casino-${count}.example`);
  }

  async function arrivalsOf(name: string, from?: string): Promise<number | undefined> {
    const { referrers } = await admin.visits.get({ query: { from } });
    return referrers.find((source) => source.name === name)?.arrivals;
  }

  it('leave a place to sources that come after them, and are counted together as they give way', async () => {
    await flood(205);
    for (let count = 0; count < 30; count += 1) await arriveFrom('google.com');
    const { referrers, days } = await admin.visits.get();
    expect(referrers.slice(0, 2)).toEqual([
      { kind: 'SEARCH', name: 'google.com', arrivals: 30 },
      { kind: 'OTHER', name: 'altri', arrivals: 6 },
    ]);
    expect(referrers).toHaveLength(201);
    expect(days).toMatchObject([{ arrivals: 235 }]);
  });

  it('take no place from a source that came twice', async () => {
    for (const host of ['google.com', 'google.com', 'bing.com']) await arriveFrom(host);
    await flood(450);
    expect(await arrivalsOf('google.com')).toBe(2);
    expect(await arrivalsOf('bing.com')).toBeUndefined();
    expect(await arrivalsOf('altri')).toBe(252);
  });

  it('take no place from a source of an earlier day, however often they come', async () => {
    await arriveFrom('google.com');
    await site.app.visits.write();
    site.clock.advance(24 * 3_600_000);
    await site.app.visits.stop();
    await site.app.visits.start();
    await arriveFrom('google.com');
    for (let times = 0; times < 2; times += 1) await flood(210);
    await arriveFrom('google.com');
    expect(await arrivalsOf('google.com', '2027-03-02')).toBe(2);
  });

  it('leave no more rows than there are places, however often counts are written meanwhile', async () => {
    for (let round = 0; round < 4; round += 1) {
      await flood((round + 1) * 150, round * 150);
      await site.app.visits.write();
    }
    const rows = await site.database.selectFrom('visits').select('count').where('kind', '=', 'REFERRER').execute();
    expect(rows).toHaveLength(201);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(600);
  });

  it('lose no count where counts cannot be written meanwhile', async () => {
    const { schema } = site.database;
    await flood(150);
    await schema.alterTable('visits').renameTo('elsewhere').execute();
    await site.app.visits.write();
    await flood(300, 150);
    await site.app.visits.write();
    await flood(450, 300);
    await schema.alterTable('elsewhere').renameTo('visits').execute();
    await site.app.visits.write();
    const rows = await site.database.selectFrom('visits').select('count').where('kind', '=', 'REFERRER').execute();
    expect(rows).toHaveLength(201);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(450);
  });
});

describe('the way to a stay', () => {
  const quote = '/api/quote?startDate=2027-06-12&endDate=2027-06-19';
  const fetchHeaders = { ...GOING_ON, 'sec-fetch-mode': 'cors' };

  it('goes from quotes, kept or not, over requests to confirmations', async () => {
    const { client: guest, token } = await site.signIn();
    await get(quote, fetchHeaders);
    await get(quote, fetchHeaders);
    await get(quote, { ...fetchHeaders, authorization: `Bearer ${token}` });
    await get(quote, { 'user-agent': CHROME });
    await get('/api/quote?startDate=2027-06-12', fetchHeaders);
    const { id } = await guest.bookings.request({ body: aStayRequest() });
    await guest.bookings.request({ body: aStayRequest({ startDate: '2027-07-12', endDate: '2027-07-19' }) });
    await expect(guest.bookings.request({ body: aStayRequest({ startDate: '2020-07-12' }) })).rejects.toThrow();
    await admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    await expect(admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } })).rejects.toThrow();
    const { funnel } = await admin.visits.get();
    expect(funnel).toEqual([{ day: '2027-03-01', quotes: 3, requests: 2, confirmations: 1 }]);
  });

  it('does not begin where the owner asks for a price, whom a visitor who has no account is told apart from', async () => {
    const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    for (const more of ['', '&detail=true', '&detail=true&code=AMICI&asOf=2027-02-01']) {
      await get(`${quote}${more}`, { ...fetchHeaders, authorization: `Bearer ${token}` });
    }
    expect((await admin.visits.get()).funnel).toEqual([]);
    await get(`${quote}&detail=true`, fetchHeaders);
    await get(`${quote}&code=AMICI`, fetchHeaders);
    expect((await admin.visits.get()).funnel).toMatchObject([{ quotes: 2 }]);
  });

  it('tells what each way of being found brought, by the word of the guest', async () => {
    const { client: guest } = await site.signIn();
    const requestStay = (startDate: string, endDate: string, foundBy?: 'FRIENDS') =>
      guest.bookings.request({ body: { ...aStayRequest({ startDate, endDate }), foundBy } });
    const { id, foundBy } = await requestStay('2027-08-08', '2027-08-15', 'FRIENDS');
    expect(foundBy).toBe('FRIENDS');
    const short = await requestStay('2027-06-01', '2027-06-03', 'FRIENDS');
    await requestStay('2027-09-01', '2027-09-10');
    for (const one of [id, short.id])
      await admin.bookings.decide({ params: { id: one }, body: { status: 'CONFIRMED' } });
    const { total } = await site.anyone.rates.quote({ query: { startDate: '2027-08-08', endDate: '2027-08-15' } });
    await admin.rates.replace({ body: { cleaningFee: 500 } });
    const { channels } = await admin.visits.get();
    expect(channels).toEqual([
      { foundBy: 'FRIENDS', requests: 2, confirmations: 2, incomeCents: total, toAgree: 1 },
      { foundBy: null, requests: 1, confirmations: 0, incomeCents: 0, toAgree: 0 },
    ]);
    expect((await admin.visits.get({ query: { from: '2027-02-01', to: '2027-02-28' } })).channels).toEqual([]);
    const lines = [{ kind: 'STAY' as const, label: 'Due notti', amount: 30_000 }];
    await admin.money.setPrice({ params: { id: short.id }, body: { lines } });
    expect((await admin.visits.get()).channels[0]).toMatchObject({ incomeCents: (total ?? 0) + 30_000, toAgree: 0 });
  });

  it('takes no other word for how she found the property', async () => {
    const { token } = await site.signIn();
    const answer = await fetch(`${site.origin}/api/bookings`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...aStayRequest(), foundBy: 'A FRIEND' }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { foundBy: expect.stringContaining('voci') } });
  });
});

describe('counting', () => {
  it('is turned off and on again by the owner, and what was counted stays', async () => {
    await get('/');
    expect(await admin.visits.changeSettings({ body: { isOn: false } })).toEqual({ isOn: false });
    await get('/', ARRIVING);
    await get('/api/quote?startDate=2027-06-12&endDate=2027-06-19');
    await site.app.visits.stop();
    await site.app.visits.start();
    await get('/');
    expect(await admin.visits.get()).toMatchObject({ isOn: false, days: [{ views: 1, arrivals: 0 }], funnel: [] });
    await admin.visits.changeSettings({ body: { isOn: true } });
    await get('/');
    expect(await today()).toMatchObject({ views: 2 });
  });

  it('keeps nothing about the visitor', async () => {
    await get('/?utm_source=lettera', { ...ARRIVING, referer: 'https://example.org/?email=ada@example.com' });
    await admin.visits.get();
    const storedRows = JSON.stringify(await site.database.selectFrom('visits').selectAll().execute());
    for (const trace of ['127.0.0.1', 'Chrome', 'ada@', 'utm', 'http']) expect(storedRows).not.toContain(trace);
  });

  it('goes on where counts cannot be written, and writes them later', async () => {
    await get('/');
    const { schema } = site.database;
    await schema.alterTable('visits').renameTo('elsewhere').execute();
    await site.app.visits.write();
    await schema.alterTable('elsewhere').renameTo('visits').execute();
    await get('/');
    expect(await today()).toMatchObject({ views: 2 });
  });

  it('forgets what is older than twenty-five months', async () => {
    await get('/');
    site.clock.advance(365 * 86_400_000);
    await get('/');
    await site.app.visits.write();
    const listDays = async () => {
      const rows = await site.database.selectFrom('visits').select('day').distinct().orderBy('day').execute();
      return rows.map(({ day }) => day);
    };
    await site.app.visits.prune();
    expect(await listDays()).toEqual(['2027-03-01', '2028-02-29']);
    site.clock.advance(398 * 86_400_000);
    await site.app.visits.prune();
    expect(await listDays()).toEqual(['2028-02-29']);
  });

  it('outlives a stop, to the last view', async () => {
    const first = await startDataDirSite();
    await ask(`${first.origin}/`, ARRIVING);
    await first.close({ keepsDataDir: true });
    const second = await startDataDirSite({ dataDir: first.dataDir });
    const { client } = await second.signIn();
    const { days } = await client.visits.get();
    await second.close();
    expect(days).toMatchObject([{ views: 1, arrivals: 1 }]);
  });

  it('refuses days that are in no order', async () => {
    await expect(admin.visits.get({ query: { from: '2027-03-02', to: '2027-03-01' } })).rejects.toMatchObject({
      status: 400,
    });
  });
});
