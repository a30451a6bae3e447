import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCertificate } from '../../testing/certificate.ts';
import { days, feedText } from '../../testing/feed-text.ts';
import { portalAnswers as answers, type Portal, startPortal } from '../../testing/portal.ts';
import { runForTenant } from '../shared-thread/current-tenant.ts';
import { createFeedReader, type FeedReaderNeeds } from './feed-reader.ts';

const NOW = new Date('2027-03-01T09:00:00Z');
const feed = feedText([days('1', '2027-06-12', '2027-06-19')]);
const event = expect.objectContaining({ startDate: '2027-06-12', endDate: '2027-06-19' });

let portal: Portal;
beforeEach(async () => {
  portal = await startPortal();
});
afterEach(() => portal.close());

function aReader(needs: FeedReaderNeeds = {}) {
  return createFeedReader({ trustedHosts: [portal.host], now: () => NOW, ...needs });
}

describe('a feed that is read', () => {
  it.each([
    ['as it is', answers.body(feed)],
    ['packed', answers.body(gzipSync(feed), { 'content-encoding': 'gzip' })],
    ['packed by brotli', answers.body(brotliCompressSync(feed), { 'content-encoding': 'br' })],
  ])('comes %s', async (_, how) => {
    const answer = await aReader().read(portal.answer('/feed', how));
    expect(answer).toMatchObject({ kind: 'read', reading: { events: [event], unread: [] } });
  });

  it('is asked for without telling who asks, on a connection that ends', async () => {
    await aReader().read(portal.answer('/feed', answers.body(feed)));
    const [{ headers } = { headers: {} }] = portal.requests;
    expect(headers).toMatchObject({ host: portal.host, connection: 'close' });
    expect(Object.keys(headers)).not.toContain('cookie');
    expect(Object.keys(headers)).not.toContain('if-none-match');
  });

  it.each([
    ['ETag', { etag: '"v1"' }],
    ['Last-Modified', { lastModified: 'Mon, 01 Mar 2027 08:00:00 GMT' }],
  ])('is unchanged where the portal knows its %s', async (_, validators) => {
    const url = portal.answer('/feed', answers.withValidators(feed, validators));
    const first = await aReader().read(url);
    expect(first).toMatchObject({ kind: 'read', ...validators });
    expect(await aReader().read(url, validators)).toEqual({ kind: 'unchanged' });
  });

  it('is refused where a portal calls it unchanged and no copy of it is held', async () => {
    const url = portal.answer('/feed', answers.status(304));
    expect(await aReader().read(url)).toMatchObject({ kind: 'refused', reason: 'STATUS', status: 304 });
  });

  it('is found behind three redirects, not behind four', async () => {
    portal.answer('/4', answers.body(feed));
    portal.answer('/3', answers.redirect('/4', 308));
    portal.answer('/2', answers.redirect(`${portal.root}/3`, 301));
    const three = portal.answer('/1', answers.redirect('/2', 307));
    const four = portal.answer('/0', answers.redirect('/1', 303));
    expect(await aReader().read(three)).toMatchObject({ kind: 'read' });
    expect(await aReader().read(four)).toMatchObject({ reason: 'REDIRECTS' });
  });
});

describe('a portal that fails', () => {
  it.each([404, 410])('with %i has lost the feed', async (status) => {
    const url = portal.answer('/feed', answers.status(status));
    expect(await aReader().read(url)).toEqual({ kind: 'refused', reason: 'GONE', status, isGone: true });
  });

  it.each([
    ['seconds', '120', 120],
    ['a date', 'Mon, 01 Mar 2027 09:05:00 GMT', 300],
    ['a date that has passed', 'Mon, 01 Mar 2027 08:00:00 GMT', 0],
    ['a year', '31536000', 86_400],
    ['nonsense', 'soon', undefined],
  ])('asks to be left alone for %s', async (_, header, retryAfterSeconds) => {
    const url = portal.answer('/feed', answers.status(503, { 'retry-after': header }));
    const refusal = { kind: 'refused', reason: 'STATUS', status: 503 };
    expect(await aReader().read(url)).toEqual({
      ...refusal,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
  });

  it.each([
    ['a page that says 200', answers.body('<html>Accedi</html>'), 'NO_CALENDAR'],
    ['nothing', answers.body(''), 'NO_CALENDAR'],
    ['half a body', answers.cut(feed), 'UNREACHABLE'],
    ['a file that lost its end', answers.body(feed.slice(0, -20)), 'CUT'],
    ['damaged packing', answers.body(gzipSync(feed).subarray(0, 40), { 'content-encoding': 'gzip' }), 'UNREACHABLE'],
    ['packing that was not asked for', answers.body(feed, { 'content-encoding': 'zstd' }), 'NO_CALENDAR'],
    ['packing in packing', answers.body(gzipSync(gzipSync(feed)), { 'content-encoding': 'gzip, gzip' }), 'NO_CALENDAR'],
    ['a closed door', answers.hangUp(), 'UNREACHABLE'],
    ['a redirect to nowhere', answers.redirect('https://'), 'ADDRESS'],
  ])('with %s is refused', async (_, how, reason) => {
    expect(await aReader().read(portal.answer('/feed', how))).toMatchObject({ kind: 'refused', reason });
  });

  it.each([
    ['5 MB', answers.body('X'.repeat(5_000_000))],
    ['a body without end', answers.endless()],
    ['100 MB in 100 KB', answers.body(gzipSync(Buffer.alloc(100_000_000)), { 'content-encoding': 'gzip' })],
    ['100 MB in 100 bytes', answers.body(brotliCompressSync(Buffer.alloc(100_000_000)), { 'content-encoding': 'br' })],
  ])('with %s is given up', async (_, how) => {
    expect(await aReader().read(portal.answer('/feed', how))).toMatchObject({ reason: 'LARGE' });
  });

  it.each([
    ['drips', answers.drip(5)],
    ['is silent', answers.silence()],
  ])('that %s is left after its time', async (_, how) => {
    const url = portal.answer('/feed', how);
    expect(await aReader({ fetchMs: 200 }).read(url)).toMatchObject({ reason: 'SLOW' });
  });

  it('that is silent is left when whoever asked cannot wait', async () => {
    const url = portal.answer('/feed', answers.silence());
    expect(await aReader().read(url, { signal: AbortSignal.timeout(50) })).toMatchObject({ reason: 'SLOW' });
    expect(await aReader().read(url, { signal: AbortSignal.abort() })).toMatchObject({ reason: 'SLOW' });
  });

  it('with more than can be read in its time holds the thread no longer, and the next feed is read', async () => {
    const held = aReader({ parseMs: 5 }).read(portal.answer('/never', answers.body(heavy)));
    const next = aReader().read(portal.answer('/feed', answers.body(feed)));
    expect(await held).toMatchObject({ reason: 'INTRICATE' });
    expect(await next).toMatchObject({ kind: 'read' });
  });
});

/** A hundred rules of about a thousand days each, which take about a hundred times as long as a stay. */
const heavy = feedText([
  [
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART;VALUE=DATE:20270612',
    ...Array.from({ length: 100 }, () => 'RRULE:FREQ=DAILY'),
    'END:VEVENT',
  ],
]);

describe('two houses in one process', () => {
  it("the odd feeds of one do not keep another's calendar unread", async () => {
    const odd = portal.answer('/odd', answers.body(heavy));
    const well = portal.answer('/well', answers.body(feed));
    const reader = aReader();
    const read: string[] = [];
    const readFor = async (tenant: string, address: string) => {
      const { kind } = await runForTenant(tenant, () => reader.read(address));
      read.push(`${tenant}: ${kind}`);
    };
    const oddOnes = Array.from({ length: 3 }, () => readFor('vandal', odd));
    // All three are waiting for the thread or using it.
    await expect.poll(() => portal.requests.length).toBe(3);
    await readFor('neighbour', well);
    // How many were done when its feed arrived depends on the network; it waits for one of them, not for all.
    expect(read.filter((line) => line.startsWith('vandal')).length).toBeLessThan(3);
    await Promise.all(oddOnes);
    expect(read).toContain('neighbour: read');
  });
});

describe('a channel whose feed holds the thread', () => {
  it('is asked no more once its time of the hour is spent, and other channels are', async () => {
    let now = NOW;
    const odd = portal.answer('/odd', answers.body(heavy));
    const well = portal.answer('/well', answers.body(feed));
    const reader = aReader({ now: () => now, parseMs: 30_000, heldMs: 10, longMs: 10 });
    const readOdd = () => reader.read(odd, { channel: 'odd' });
    expect(await readOdd()).toMatchObject({ kind: 'read' });
    expect(await readOdd()).toMatchObject({ reason: 'SPENT', retryAfterSeconds: 3600 });
    expect(portal.requests).toHaveLength(1);
    expect(await reader.read(well, { channel: 'well' })).toMatchObject({ kind: 'read' });
    now = new Date(NOW.getTime() + 3_600_000);
    portal.answer('/odd', answers.body(feed));
    expect(await readOdd()).toMatchObject({ kind: 'read' });
  });
});

describe('where a name leads', () => {
  const address = (...addresses: string[]) =>
    addresses.map((one) => ({ address: one, family: one.includes(':') ? 6 : 4 }));

  it.each([
    ['this machine', ['127.0.0.1']],
    ['the cloud that it runs in', ['169.254.169.254']],
    ['a public and a private address', ['93.184.216.34', '10.0.0.1']],
    ['IPv4 in IPv6', ['::ffff:127.0.0.1']],
    ['nowhere', []],
  ])('to %s, nothing is asked', async (_, found) => {
    const reader = createFeedReader({ resolve: async () => address(...found) });
    expect(reader.checkAddress('https://portale.example/x')).toHaveProperty('address');
    expect(await reader.read('https://portale.example/x')).toMatchObject({ kind: 'refused', reason: 'ADDRESS' });
    expect(portal.connections()).toBe(0);
  });

  it('is looked up again for each redirect', async () => {
    const resolve = async (name: string) => address(name === 'metadata.example' ? '169.254.169.254' : '127.0.0.1');
    for (const target of [
      'https://metadata.example/latest',
      'http://169.254.169.254/latest',
      'https://[::ffff:a9fe:a9fe]/latest',
      `http://ada:segreto@${portal.host}/feed`,
      'file:///etc/passwd',
    ]) {
      const url = portal.answer('/feed', answers.redirect(target));
      expect(await aReader({ resolve }).read(url)).toMatchObject({ kind: 'refused', reason: 'ADDRESS' });
    }
  });

  it('is asked once: what it leads to a moment later is not where the connection goes', async () => {
    const found = ['127.0.0.1', '127.0.0.2'];
    const resolved: string[] = [];
    const resolve = async (name: string) => {
      resolved.push(name);
      return address(found.shift() ?? '127.0.0.3');
    };
    portal.answer('/feed', answers.body(feed));
    const host = `portale.example:${portal.port}`;
    const answer = await aReader({ resolve, trustedHosts: [host] }).read(`http://${host}/feed`);
    expect(answer).toMatchObject({ kind: 'read' });
    expect(resolved).toEqual(['portale.example']);
    expect(portal.requests[0]?.headers.host).toBe(host);
  });

  it('is told to TLS and to the portal by its name, which its certificate must be for', async () => {
    const certificate = makeCertificate('portale.example');
    const secure = await startPortal(certificate);
    secure.answer('/feed', answers.body(feed));
    const resolve = async () => address('127.0.0.1');
    const read = (name: string, ca: string) => {
      const host = `${name}:${secure.port}`;
      return aReader({ resolve, trustedHosts: [host], ca }).read(`https://${host}/feed`);
    };
    expect(await read('portale.example', certificate.cert)).toMatchObject({ kind: 'read' });
    expect(secure.requests).toMatchObject([
      { serverName: 'portale.example', headers: { host: `portale.example:${secure.port}` } },
    ]);
    expect(await read('altro.example', certificate.cert)).toMatchObject({ reason: 'UNREACHABLE' });
    expect(await read('portale.example', makeCertificate('portale.example').cert)).toMatchObject({
      reason: 'UNREACHABLE',
    });
    expect(secure.requests).toHaveLength(1);
    await secure.close();
  });

  it('is not known, or takes too long to be', async () => {
    const unknown = createFeedReader({ resolve: () => Promise.reject(new Error('ENOTFOUND')) });
    const slow = createFeedReader({ resolve: () => new Promise(() => undefined), fetchMs: 50 });
    expect(await unknown.read('https://portale.example/x')).toMatchObject({ reason: 'UNREACHABLE' });
    expect(await slow.read('https://portale.example/x')).toMatchObject({ reason: 'SLOW' });
  });
});
