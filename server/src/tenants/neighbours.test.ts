import { contract } from '@approdo/shared/contract';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addApp } from '../testing/code-app.ts';
import { aPicture } from '../testing/media-files.ts';
import { openRaw, type RawConnection } from '../testing/raw-connection.ts';
import { type SharedParts, startSharedParts } from '../testing/shared-parts.ts';
import { isOnPostgres } from '../testing/site-data.ts';
import { startTestTenants, type TestTenants } from '../testing/test-tenants.ts';
import { aPage, aPost } from '../testing/writing.ts';

type SignedIn = Awaited<ReturnType<TestTenants['signInTo']>>;

const rows: readonly (readonly [string, Endpoint])[] = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([call, row]) => [`${resource}.${call}`, row] as const),
);

/** As many hexadecimal digits as a UUID has, and nobody's. */
const NOBODYS = '00000000-0000-4000-8000-000000000000';

let shared: SharedParts | undefined;
let tenants: TestTenants;
let mare: SignedIn;
let monte: SignedIn;
let file: string;
let calendar: string;
let extra: string;
let cleaning: { readonly token: string; readonly calendar: string };
beforeAll(async () => {
  shared = isOnPostgres ? await startSharedParts() : undefined;
  tenants = await startTestTenants(shared ? { shared } : {});
  [mare, monte] = [await tenants.signInTo('mare'), await tenants.signInTo('monte')];
  const { client } = mare;
  await client.property.update({ body: { name: 'La casa al mare' } });
  await monte.client.property.update({ body: { name: 'La casa in montagna' } });
  const picture = new File([new Uint8Array(await aPicture())], 'porto.jpg', { type: 'image/jpeg' });
  const media = await client.media.add({ file: picture, body: { alt: 'Il porto' } });
  file = media.url.slice('/uploads/'.length);
  await client.blog.create({ body: aPost({ coverImage: file, published: true }) });
  await client.pages.create({ body: aPage() });
  await client.galleries.create({ body: { name: 'Il porto', slug: 'il-porto', images: [file] } });
  await client.tasks.create({ body: { name: 'Comprare le sdraio' } });
  await client.bookings.block({ body: { startDate: '2027-06-01', endDate: '2027-06-03', reason: 'Lavori' } });
  const channel = await client.channels.create({ body: { name: 'Portale', kind: 'AIRBNB' } });
  calendar = new URL(channel.exportUrl ?? '').pathname;
  await client.turnoverSettings.replace({ body: { isOn: true } });
  const { link } = await client.turnoverSettings.makeLink();
  cleaning = { token: new URL(link?.url ?? '').hash.slice(1), calendar: new URL(link?.calendarUrl ?? '').pathname };
  const year = { seasons: [{ from: '01-01', to: '12-31', weeklyPrice: 777 }], cleaningFee: 45, linenFee: 25 };
  await client.rates.replaceYear({ params: { year: 2028 }, body: year });
  const regatta = { startDate: '2027-09-10', endDate: '2027-09-12', label: 'Regata', weeklyPrice: 1400 };
  const dog = { name: 'Cane', price: 5_00, per: 'NIGHT', max: 2, untilDays: 0, isOn: true } as const;
  const { extras } = await client.priceRules.replace({ body: { exceptions: [regatta], extras: [dog], show: 'FROM' } });
  extra = extras[0]?.id ?? '';
  await client.discountCodes.create({ body: { code: 'AMICI', percent: 12 } });
  await client.backup.create({ body: { location: 'local' } });
  await client.mail.test();
}, 180_000);
afterAll(async () => {
  await tenants.close();
  await shared?.close();
});

const asMonte = (path: string, call: Parameters<TestTenants['ask']>[1] = {}) =>
  tenants.ask(path, { host: 'localhost', ...call });

describe('a neighbour’s token', () => {
  it.each(rows)('lets nobody into %s', async (_, row) => {
    const path = `/api${row.path.replaceAll(/\{\w+\}/g, NOBODYS)}`;
    const body = row.method === 'GET' ? {} : { body: '{}' };
    const answer = await asMonte(path, { method: row.method, token: mare.token, ...body });
    expect(answer.status).toBe(401);
    expect(Object.keys(JSON.parse(answer.text))).toEqual(['error', 'code']);
  });
});

const hasBody = ({ body, upload }: Endpoint) => body !== undefined || upload !== undefined;

/** Each word under such a key, wherever in an answer, that names one thing. */
function listNames(answer: unknown): string[] {
  if (!(answer instanceof Object)) return [];
  return Object.entries(answer).flatMap(([key, value]) =>
    typeof value === 'string' && /^(id|slug|file|eventId)$/.test(key) ? [value] : listNames(value),
  );
}

/** What a tenant tells its owner where nothing need be named. */
async function readAll(tenant: SignedIn, host: string): Promise<unknown[]> {
  const reads = rows.filter(([, row]) => row.method === 'GET' && !row.path.includes('{') && !row.download);
  const answers = await Promise.all(
    reads.map(([, row]) => tenants.ask(`/api${row.path}`, { host, token: tenant.token })),
  );
  return answers.filter(({ status }) => status === 200).map(({ text }) => JSON.parse(text));
}

it('a neighbour’s access token lets no program in', async () => {
  const scopes = ['READ_CALENDAR', 'READ_BOOKINGS', 'TAKE_BACKUP', 'WRITE_DOOR_CODE'] as const;
  const { token } = await mare.client.tokens.create({ body: { name: 'Casa domotica', scopes: [...scopes] } });
  for (const path of ['/api/bookings', '/api/property', '/api/rates', '/api/backup']) {
    expect([path, (await tenants.ask(path, { token })).status]).toEqual([path, 200]);
    expect([path, (await asMonte(path, { token })).status]).toEqual([path, 401]);
  }
});

describe('a neighbour’s id or slug', () => {
  let names: string[];
  let before: unknown[];
  beforeAll(async () => {
    await addApp(tenants, monte);
    await monte.client.registerSettings.replace({ body: { isOn: true } });
    before = await readAll(mare, '127.0.0.1');
    const own = new Set(listNames(await readAll(monte, 'localhost')));
    names = [...new Set(listNames(before))].filter((name) => !own.has(name));
    expect(names.length).toBeGreaterThan(8);
  }, 60_000);

  const named = rows.filter(([, { path }]) => path.includes('{'));

  it.each(named)('is nothing that is known to %s', async (_, row) => {
    const call = { method: row.method, token: monte.token, ...(hasBody(row) && { body: '{}' }) };
    const ask = (name: string) => asMonte(`/api${row.path.replaceAll(/\{\w+\}/g, name)}`, call);
    const nobodys = await ask(NOBODYS);
    for (const name of names) {
      const theirs = await ask(name);
      // What cannot be a name there is told to be nothing before a body is looked at.
      if (theirs.status !== 404 || nobodys.status === 404) {
        expect([name, theirs.status, theirs.text]).toEqual([name, nobodys.status, nobodys.text]);
      }
      // A body that is wrong in itself may be told first; what has none says that there is nothing.
      expect(hasBody(row) || row.upload ? [400, 404, 415] : [404]).toContain(theirs.status);
    }
  });

  it('has changed nothing there', async () => {
    const moving = /"(progress|now|at|lastSeenAt)"/;
    const after = await readAll(mare, '127.0.0.1');
    const still = (answers: unknown[]) =>
      answers.map((answer) => JSON.stringify(answer)).filter((text) => !moving.test(text));
    expect(still(after)).toEqual(still(before));
  });
});

describe('a Host that is no house’s', () => {
  it.each(rows)('learns nothing at %s', async (_, row) => {
    const path = `/api${row.path.replaceAll(/\{\w+\}/g, NOBODYS)}`;
    const hosts = ['casa.example', 'mare', '127.0.0.2', '.', 'localhost.casa.example', 'x'.repeat(4000)];
    const tokens = [undefined, mare.token, monte.token];
    const answers = await Promise.all(
      hosts.flatMap((host) =>
        tokens.map((token) => tenants.ask(path, { host, method: row.method, ...(token && { token }) })),
      ),
    );
    expect(answers).toHaveLength(hosts.length * tokens.length);
    for (const { status, text, headers } of answers) {
      if (path === '/api/health') {
        expect([status, text]).toEqual([200, '{"status":"ok"}']);
      } else {
        expect([status, text]).toEqual([
          421,
          '{"error":"A questo indirizzo non risponde nessun sito","code":"HOST_UNKNOWN"}',
        ]);
      }
      expect(Object.keys(headers)).not.toContain('x-request-id');
    }
  });

  it.each(['/', '/blog', '/admin', '/sitemap.xml', '/robots.txt', '/api/openapi.json', '/api/docs', '/assets/x.js'])(
    'learns nothing at %s',
    async (path) => {
      const { status, text } = await tenants.ask(path, { host: 'casa.example' });
      expect(status).toBe(421);
      expect(text).toMatch(/A questo indirizzo non risponde nessun sito/);
    },
  );

  it('finds no file and no calendar', async () => {
    for (const path of [`/uploads/${file}`, calendar, cleaning.calendar])
      expect((await tenants.ask(path, { host: 'casa.example' })).status).toBe(421);
  });
});

describe('a house', () => {
  it('is found however its host is written, and whatever port', async () => {
    for (const host of ['localhost', 'LocalHost:1234', 'localhost.', 'localhost:'])
      expect((await tenants.ask('/', { host })).text).toContain('montagna');
  });

  it('keeps its files to itself', async () => {
    expect((await tenants.ask(`/uploads/${file}`, { host: '127.0.0.1' })).status).toBe(200);
    expect((await asMonte(`/uploads/${file}`)).status).toBe(404);
  });

  it('keeps its calendars to itself', async () => {
    expect((await tenants.ask(calendar, { host: '127.0.0.1' })).status).toBe(200);
    expect((await asMonte(calendar)).status).toBe(404);
    expect((await tenants.ask(cleaning.calendar, { host: '127.0.0.1' })).status).toBe(200);
    expect((await asMonte(cleaning.calendar)).status).toBe(404);
  });

  it('opens its cleaner’s page to nobody else’s link', async () => {
    const call = { method: 'POST', body: JSON.stringify({ token: cleaning.token }) };
    expect((await tenants.ask('/api/cleaning/open', { host: '127.0.0.1', ...call })).status).toBe(200);
    expect((await asMonte('/api/cleaning/open', call)).status).toBe(404);
  });

  it('keeps its answers to itself, and forgets them alone', async () => {
    const title = async (host: string) => /<title>(.*)<\/title>/.exec((await tenants.ask('/', { host })).text)?.[1];
    for (let count = 0; count < 2; count += 1) {
      expect(await title('127.0.0.1')).toBe('La casa al mare');
      expect(await title('localhost')).toBe('La casa in montagna');
    }
    await monte.client.property.update({ body: { name: 'La malga' } });
    expect([await title('127.0.0.1'), await title('localhost')]).toEqual(['La casa al mare', 'La malga']);
    await monte.client.property.update({ body: { name: 'La casa in montagna' } });
  });

  it('has limits of its own', async () => {
    const guess = { method: 'POST', body: JSON.stringify({ email: 'nessuno@example.com', password: 'sbagliata' }) };
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await tenants.ask('/api/auth/login', { host: '127.0.0.1', ...guess })).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await asMonte('/api/auth/login', guess)).status).toBe(401);
  });

  it('has lists, rules and extras of its own', async () => {
    expect(await monte.client.rates.years()).toHaveLength(1);
    expect(await monte.client.priceRules.get()).toMatchObject({ exceptions: [], extras: [], show: 'CALENDAR' });
    expect(await mare.client.rates.years()).toHaveLength(2);
    const shown = await Promise.all(['127.0.0.1', 'localhost'].map((host) => tenants.ask('/api/prices', { host })));
    const [theirs, own] = shown.map(({ text }) => JSON.parse(text));
    expect(theirs).toMatchObject({ show: 'FROM', hasCodes: true, extras: [{ id: extra }] });
    expect(own).toMatchObject({ show: 'CALENDAR', hasCodes: false, extras: [], exceptions: [] });
    const stay = 'startDate=2027-09-04&endDate=2027-09-18&detail=true';
    const totals = await Promise.all(
      ['127.0.0.1', 'localhost'].map(
        async (host) => JSON.parse((await tenants.ask(`/api/quote?${stay}`, { host })).text).total,
      ),
    );
    expect(totals[0]).toBeGreaterThan(totals[1]);
    const taking = `/api/quote?${stay}&extras=${extra}:1`;
    expect((await tenants.ask(taking, { host: '127.0.0.1' })).status).toBe(200);
    expect(await asMonte(taking)).toMatchObject({
      status: 400,
      text: expect.stringContaining('Questo extra non c’è più'),
    });
  });

  it('knows no code of another, and counts what is guessed there for itself alone', async () => {
    expect(await monte.client.discountCodes.list()).toEqual([]);
    const quote = (code: string) => `/api/quote?startDate=2027-06-12&endDate=2027-06-19&detail=true&code=${code}`;
    const told = async (host: string, code = 'AMICI') => await tenants.ask(quote(code), { host });
    expect(JSON.parse((await told('127.0.0.1')).text)).toMatchObject({ code: { isUsed: true } });
    expect(JSON.parse((await told('localhost')).text)).toMatchObject({ codeFault: 'Il codice non è valido' });
    for (let guess = 0; guess < 10; guess += 1) await told('127.0.0.1', `FALSO${guess}`);
    expect((await told('127.0.0.1')).status).toBe(429);
    expect((await told('localhost')).status).toBe(200);
  });

  it('takes the key of a request that another house has for a request of its own', async () => {
    const body = {
      ...{ startDate: '2027-08-01', endDate: '2027-08-08', guestName: 'Ugo', guestEmail: 'ugo@example.com' },
      ...{ numberOfGuests: 2, key: 'c3b7c6f0-7c1c-4b56-9a5e-3f7b5a0c1d2e' },
    };
    const there = await mare.client.bookings.request({ body });
    const here = await monte.client.bookings.request({ body });
    expect(here.id).not.toBe(there.id);
    expect((await mare.client.bookings.request({ body })).id).toBe(there.id);
    expect((await monte.client.bookings.list()).map(({ id }) => id)).toEqual([here.id]);
  });

  it('sends its own mail, from its own sender', async () => {
    await expect.poll(() => tenants.sendersOf('mare')).toContain('Casa <noreply@mare.it>');
    expect(await tenants.sendersOf('monte')).not.toContain('Casa <noreply@mare.it>');
  });

  it('makes backups that hold nothing of another', async () => {
    expect((await mare.client.backup.list()).length).toBe(1);
    expect(await monte.client.backup.list()).toEqual([]);
  });

  it('has its name in each line of the log, and never another’s', async () => {
    const from = tenants.lines.length;
    await asMonte('/api/nowhere-in-the-mountains');
    await tenants.ask('/api/nowhere-at-sea', { host: '127.0.0.1' });
    const lines = () => tenants.lines.slice(from).map((line) => JSON.parse(line));
    await expect.poll(() => lines().filter(({ path }) => path?.includes('nowhere')).length).toBe(2);
    for (const { path, house } of lines().filter(({ path }) => path?.includes('nowhere')))
      expect(house).toBe(path.includes('sea') ? 'mare' : 'monte');
  });
});

describe('unfinished bodies', () => {
  const LENGTH = 1_400_000;

  it('of all who manage a house hold no more than its part of what the process has for them', async () => {
    const account = { name: 'Dora', email: 'dora@example.com', password: 'una password', role: 'EDITOR' } as const;
    await mare.client.users.create({ body: account });
    const { token } = await tenants.clientOf('mare', undefined).auth.login({ body: account });
    const connections = [mare.token, mare.token, token, token].map((each) => begin('mare', each));
    await Promise.all(connections.map((connection) => connection.write(Buffer.alloc(LENGTH - 1, ' '))));
    const refused = await Promise.any(connections.map((connection) => connection.until(/\{"error".*\}/)));
    expect(refused).toMatch(/^HTTP\/1.1 429 /);
    const other = begin('monte', monte.token);
    await other.write(Buffer.alloc(LENGTH, ' '));
    // Taken in whole, and found to be no JSON.
    expect(await other.until(/\{"error".*\}/)).toMatch(/^HTTP\/1.1 400 /);
    for (const connection of [...connections, other]) connection.close();
  });

  function begin(tenant: 'mare' | 'monte', token: string): RawConnection {
    const connection = openRaw(tenants.originOf(tenant).replace('localhost', '127.0.0.1'));
    const { host } = new URL(tenants.originOf(tenant));
    const lines = ['PUT /api/auth/profile HTTP/1.1', `Host: ${host}`, `Authorization: Bearer ${token}`];
    void connection.write(
      [...lines, 'Content-Type: application/json', `Content-Length: ${LENGTH}`, '', ''].join('\r\n'),
    );
    return connection;
  }
});
