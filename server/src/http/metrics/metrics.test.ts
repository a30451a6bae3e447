import { contract } from '@approdo/shared/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { startDataDirSite } from '../../testing/data-dir-site.ts';
import { createTestSite, type TestSite } from '../../testing/index.ts';
import { createRouteNames } from './route-names.ts';

const TOKEN = 'sixteen bytes...';

let site: TestSite | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const ask = (origin: string, headers = {}) => fetch(`${origin}/api/metrics`, { headers });
const tokenHeader = { authorization: `Bearer ${TOKEN}` };

/** The lines of one metric, without those of other labels. */
async function read(origin: string, start: string): Promise<string[]> {
  const text = await (await ask(origin, tokenHeader)).text();
  return text.split('\n').filter((line) => line.startsWith(start));
}

describe('the metrics', () => {
  it('are an unknown address where nobody watches', async () => {
    site = await createTestSite();
    expect((await ask(site.origin)).status).toBe(404);
    expect((await ask(site.origin, tokenHeader)).status).toBe(401);
  });

  it.each([{}, { authorization: `Bearer ${TOKEN}x` }, { authorization: TOKEN }, { authorization: 'Bearer ' }])(
    'are only for callers who show the token, and not for %o',
    async (headers) => {
      site = await createTestSite({ metricsToken: TOKEN });
      const answer = await ask(site.origin, headers);
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    },
  );

  it('are not for an owner’s session, which is another kind of token', async () => {
    site = await createTestSite({ metricsToken: TOKEN });
    const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    expect((await ask(site.origin, { authorization: `Bearer ${token}` })).status).toBe(401);
    await expect(site.withToken(TOKEN).users.list()).rejects.toMatchObject({ status: 401 });
  });

  it('are in the text format, kept by no cache, with memory and lag of the process', async () => {
    site = await createTestSite({ metricsToken: TOKEN });
    const answer = await ask(site.origin, tokenHeader);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(text).toMatch(/^approdo_info\{version="0.0.0"\} 1$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(text).toMatch(/^approdo_disk_bytes\{state="free"\} \d{4,}$/m);
  });

  it('count requests by row and kind, whatever a stranger writes, kept answers and refusals too', async () => {
    site = await createTestSite({ metricsToken: TOKEN, renderPage: async () => ({ status: 200, html: 'casa' }) });
    const { origin } = site;
    const get = (path: string, init = {}) => fetch(`${origin}${path}`, init).then((answer) => answer.arrayBuffer());
    for (const path of ['/', '/', '/?x=1', '/api/property', '/api/property', '/api/bookings/a', '/api/bookings/b'])
      await get(path);
    await get('/api/bookings', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    await get('/api/nowhere-a');
    await get('/uploads/none.jpg');
    await get('/', { method: 'PROPFIND' });
    expect(await read(origin, 'approdo_http_requests_total{')).toEqual(
      expect.arrayContaining([
        'approdo_http_requests_total{method="GET",route="page",status="2xx"} 3',
        'approdo_http_requests_total{method="GET",route="/api/property",status="2xx"} 2',
        'approdo_http_requests_total{method="POST",route="/api/bookings",status="4xx"} 1',
        'approdo_http_requests_total{method="GET",route="/uploads/…",status="4xx"} 1',
        'approdo_http_requests_total{method="OTHER",route="page",status="4xx"} 1',
      ]),
    );
    expect((await (await ask(origin, tokenHeader)).text()).match(/nowhere|none\.jpg|PROPFIND/)).toBeNull();
    const timed = await read(origin, 'approdo_http_request_duration_seconds_count{method="GET",route="/api/property"}');
    expect(timed).toEqual(['approdo_http_request_duration_seconds_count{method="GET",route="/api/property"} 1']);
  });

  it('say what waits in the outbox, and since when', async () => {
    site = await createTestSite({ metricsToken: TOKEN });
    const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    expect(await read(site.origin, 'approdo_mail_oldest')).toEqual(['approdo_mail_oldest_waiting_seconds 0']);
    await client.mail.test();
    site.clock.advance(90_000);
    expect(await read(site.origin, 'approdo_mail')).toEqual([
      'approdo_mail_messages{status="waiting"} 1',
      'approdo_mail_messages{status="failed"} 0',
      'approdo_mail_messages{status="held"} 0',
      'approdo_mail_oldest_waiting_seconds 90',
    ]);
  });

  it('say when the newest backup was made', async () => {
    site = await createTestSite({ metricsToken: TOKEN, now: '2027-03-01T10:00:00Z' });
    const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    expect(await read(site.origin, 'approdo_backup_newest')).toEqual(['approdo_backup_newest_timestamp_seconds 0']);
    await client.backup.create({ body: { location: 'local' } });
    expect(await read(site.origin, 'approdo_backup')).toEqual([
      'approdo_backups{state="good"} 1',
      'approdo_backups{state="damaged"} 0',
      `approdo_backup_newest_timestamp_seconds ${Date.parse('2027-03-01T10:00:00Z') / 1000}`,
      'approdo_backup_failure_timestamp_seconds 0',
    ]);
  });

  it('come from the site as it is started, by METRICS_TOKEN', async () => {
    const started = await startDataDirSite({ variables: { METRICS_TOKEN: TOKEN } });
    expect((await fetch(started.origin)).status).toBe(200);
    const lines = await read(started.origin, 'approdo_http_requests_total{');
    await started.close();
    expect(lines).toEqual(['approdo_http_requests_total{method="GET",route="page",status="2xx"} 1']);
  });
});

describe('a request is counted under', () => {
  const name = createRouteNames(contract);

  it.each([
    ['GET', '/api/blog/un-giorno-al-mare?x=/api/health', 'GET /api/blog/{slug}'],
    ['GET', '/api/blog/all', 'GET /api/blog/all'],
    ['HEAD', '/api/property', 'GET /api/property'],
    ['GET', '/api/property/x', 'GET /api/…'],
    ['DELETE', '/api/property', 'DELETE /api/…'],
    ['GET', '/api', 'GET page'],
    ['GET', '/admin/bookings', 'GET /admin'],
    ['GET', '/assets/a.js', 'GET /assets/…'],
    ['GET', '/blog/un-giorno', 'GET page'],
    ['TRACE', `/${'x/'.repeat(5000)}`, 'OTHER page'],
    [undefined, '', 'OTHER page'],
  ])('%s %s: %s', (method, url, expected) => {
    const { method: countedMethod, route } = name(method, url);
    expect(`${countedMethod} ${route}`).toBe(expected);
    expect(name(method, url)).toBe(name(method, url));
  });
});
