import { contract } from '@approdo/shared/contract';
import type { Endpoint } from '@approdo/shared/contract/endpoint';
import { type Caller, decideAccess } from '@approdo/shared/domain/account/access';
import { mayCall, TOKEN_SCOPES } from '@approdo/shared/domain/account/token-scope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/index.ts';

/** Everyone who may knock at a door, by what access knows of them. */
const callers: Readonly<Record<string, Caller>> = {
  'a visitor': undefined,
  'an unconfirmed user': { role: 'USER', emailConfirmed: false },
  'a user': { role: 'USER', emailConfirmed: true },
  'an editor': { role: 'EDITOR', emailConfirmed: true },
  'an unconfirmed editor': { role: 'EDITOR', emailConfirmed: false },
  'an admin': { role: 'ADMIN', emailConfirmed: true },
};

const rows: readonly (readonly [string, Endpoint])[] = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([call, row]) => [`${resource}.${call}`, row] as const),
);

const NOT_ALLOWED = { error: 'Questo codice di accesso non lo permette', code: 'TOKEN_NOT_ALLOWED' };

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

describe.each(Object.entries(callers))('%s', (_, caller) => {
  let headers: Record<string, string> = {};
  beforeAll(async () => {
    if (caller) headers = { authorization: `Bearer ${(await site.signIn(caller)).token}` };
  });

  it.each(rows.filter(([name]) => name !== 'auth.logout'))('meets the access word of %s', async (_name, row) => {
    const response = await fetch(`${site.origin}/api${row.path.replaceAll(/\{\w+\}/g, 'nobody-knows-this')}`, {
      method: row.method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(row.method === 'GET' ? {} : { body: '{' }),
    });
    const decision = decideAccess(row.access, caller);
    const expected = { granted: 'let in', unauthenticated: 401, forbidden: 403, unconfirmed: 403 }[decision];
    const isRefusal = response.status === 401 || response.status === 403;
    expect(isRefusal ? response.status : 'let in').toBe(expected);
  });
});

describe.each(TOKEN_SCOPES)('a program with a token of scope %s', (scope) => {
  let headers: Record<string, string> = {};
  beforeAll(async () => {
    const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const { token } = await client.tokens.create({ body: { name: scope, scopes: [scope] } });
    headers = { authorization: `Bearer ${token}` };
  });

  it.each(rows)('may call %s where the row names its scope, and there alone', async (_name, row) => {
    const response = await fetch(`${site.origin}/api${row.path.replaceAll(/\{\w+\}/g, 'nobody-knows-this')}`, {
      method: row.method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(row.method === 'GET' ? {} : { body: '{' }),
    });
    const body = await response.json().catch(() => undefined);
    // Of the backups a program deletes those that it made itself, and knows of no others.
    const isLetIn = mayCall([scope], row.token) && row !== contract.backup.remove;
    if (isLetIn) expect([401, 403]).not.toContain(response.status);
    else expect([response.status, body]).toEqual([403, NOT_ALLOWED]);
  });

  it.each(['/openapi.json', '/docs', '/nowhere'])('is let in nowhere else: %s', async (path) => {
    const answer = await fetch(`${site.origin}/api${path}`, { headers });
    expect([answer.status, await answer.json()]).toEqual([403, NOT_ALLOWED]);
  });
});

it('the rows that programs may call are these, and no others', () => {
  const named = rows.filter(([, { token }]) => token).map(([name, { token = [] }]) => `${name} ${token.join(' ')}`);
  expect(named.toSorted()).toEqual([
    'backup.create TAKE_BACKUP',
    'backup.download TAKE_BACKUP',
    'backup.list TAKE_BACKUP',
    'backup.remove TAKE_BACKUP',
    'bookings.get READ_BOOKINGS',
    'bookings.list READ_CALENDAR READ_BOOKINGS',
    'guide.setDoorCode WRITE_DOOR_CODE',
    'property.get READ_CALENDAR',
    'rates.get READ_CALENDAR',
  ]);
});

it('refuses a bad token even where anyone may call', async () => {
  const response = await fetch(`${site.origin}/api/bookings`, { headers: { authorization: 'Bearer forged' } });
  expect(response.status).toBe(401);
});

it.each(['/openapi.json', '/docs', '/nowhere'])('refuses it at %s, too', async (path) => {
  const answer = await fetch(`${site.origin}/api${path}`, { headers: { authorization: 'Bearer nobody' } });
  expect(answer.status).toBe(401);
});

it('decides access before it reads a body', async () => {
  const response = await fetch(`${site.origin}/api/bookings/block`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{broken',
  });
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ error: 'Authentication required', code: 'AUTHENTICATION_REQUIRED' });
});
