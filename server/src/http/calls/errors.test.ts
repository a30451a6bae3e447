import { problem } from '@approdo/shared/contract/base/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreAwayError } from '../../adapters/file-store/file-store.ts';
import { createTestSite, type TestSite } from '../../testing/index.ts';
import { problemOf } from './error-response.ts';

let site: TestSite;
let token: string;
beforeAll(async () => {
  site = await createTestSite();
  token = (await site.signIn()).token;
});
afterAll(() => site.close());

type Sent = { readonly method?: string; readonly body?: string; readonly type?: string };

function send(path: string, { method = 'POST', body, type = 'application/json' }: Sent = {}) {
  return fetch(`${site.origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': type }) },
    ...(body === undefined ? {} : { body }),
  });
}

describe('every refusal has the shape of API.md', () => {
  it.each([
    ['an unknown route', 404, '/api/nowhere', { method: 'GET' }],
    ['an unknown method', 404, '/api/bookings', { method: 'PATCH', body: '{}' }],
    ['broken JSON', 400, '/api/bookings', { body: '{"startDate":' }],
    ['a body that is no object', 400, '/api/bookings', { body: '"text"' }],
    ['null for a body', 400, '/api/bookings', { body: 'null' }],
    ['no body', 400, '/api/bookings', {}],
    ['another type of body', 415, '/api/bookings', { body: 'a=b', type: 'application/x-www-form-urlencoded' }],
    ['another charset', 415, '/api/bookings', { body: '{}', type: 'application/json; charset=klingon' }],
    ['a body of over 100 KB', 413, '/api/bookings', { body: JSON.stringify({ note: 'x'.repeat(110_000) }) }],
    ['a path that cannot be decoded', 400, '/api/bookings/%E0%A4%A/status', { method: 'PATCH', body: '{}' }],
  ] as const)('%s is %i', async (_, status, path, sent) => {
    const response = await send(path, sent);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
    const body = problem.parse(await response.json());
    expect(body.error).toMatch(/\p{L}{3}/u);
    expect(JSON.stringify(body)).not.toMatch(/at .*\.ts|SQLITE|node_modules/);
  });

  it('names all wrong fields at once, the first one as the error', async () => {
    const response = await send('/api/bookings', {
      body: JSON.stringify({ startDate: '2027-06-12', guestName: 'A', guestEmail: 'nobody', numberOfGuests: '2' }),
    });
    expect(response.status).toBe(400);
    const body = problem.parse(await response.json());
    expect(Object.keys(body.fields ?? {})).toEqual(['endDate', 'guestName', 'guestEmail', 'numberOfGuests']);
    expect(body.error).toBe('Per favore Seleziona sia la data di check-in che quella di check-out');
  });
});

it('names what is wrong with the day together with what is wrong with the shape', async () => {
  const response = await send('/api/bookings', {
    body: JSON.stringify({ startDate: '2020-06-12', endDate: '2020-06-10', guestName: '', guestEmail: 'x' }),
  });
  const { fields } = problem.parse(await response.json());
  expect(Object.keys(fields ?? {})).toEqual(['startDate', 'endDate', 'guestName', 'guestEmail']);
});

it('answers of the API are never stored', async () => {
  const response = await send('/api/property', { method: 'GET' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-powered-by')).toBeNull();
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

it('describes every call in one document', async () => {
  const response = await send('/api/openapi.json', { method: 'GET' });
  expect(await response.json()).toMatchObject({
    paths: {
      '/bookings/{id}/status': {
        patch: {
          description: 'Access: admin',
          responses: { 409: { description: 'DATES_TAKEN, REQUEST_PASSED, REQUEST_DECIDED' } },
        },
      },
    },
  });
});

it('serves the page to browse it without a call to anyone else', async () => {
  const page = await (await send('/api/docs', { method: 'GET' })).text();
  const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) {
    expect(address.startsWith('/api/docs/')).toBe(true);
    expect((await send(address, { method: 'GET' })).status).toBe(200);
  }
});

it('asks who meets a store of files that is away to come back, as with a busy database', () => {
  expect(problemOf(new StoreAwayError('no answer'))).toMatchObject({ status: 503, retryAfterSeconds: 1 });
});
