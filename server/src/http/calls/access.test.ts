import { ApiError } from '@approdo/shared/client';
import { contract } from '@approdo/shared/contract';
import { secondProofPrompt } from '@approdo/shared/contract/accounts/auth';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { CODE_STEP_MS } from '@approdo/shared/domain/accounts/one-time-code';
import { type Caller, decideAccess } from '@approdo/shared/domain/base/access';
import { mayCall, TOKEN_SCOPES } from '@approdo/shared/domain/base/token-scope';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../db/schema.ts';
import { addApp, codeNow } from '../../testing/code-app.ts';
import { createTestSite, type TestSite } from '../../testing/index.ts';
import { openRaw } from '../../testing/raw-connection.ts';

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
const FRESH_PROOF_PROBLEM = {
  error: 'Conferma che sei tu per continuare.',
  code: 'FRESH_PROOF_ASKED',
  proofs: ['PASSWORD'],
};
const TWO_PROOFS_PROBLEM = {
  error: 'Il registro degli ospiti si apre con la verifica in due passaggi: attivala nel tuo account.',
  code: 'SECOND_PROOF_MISSING',
};

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
    // Of these accounts none has a second proof.
    const granted = row.fresh === 'TWO' ? 403 : 'let in';
    const expected = { granted, unauthenticated: 401, forbidden: 403, unconfirmed: 403 }[decision];
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
    'prices.days READ_CALENDAR',
    'prices.get READ_CALENDAR',
    'property.get READ_CALENDAR',
    'rates.get READ_CALENDAR',
  ]);
});

describe('a fresh proof', () => {
  const marked = rows.filter(([, row]) => row.fresh);

  const SECOND = ['CODE', 'RECOVERY'];
  /** The sessions that are refused, each with what may prove its account again. */
  const refused = [
    ['whose proof is too long ago', leaveStale, ['PASSWORD']],
    ['that never had one', leaveUnproved, ['PASSWORD']],
    ['that a remembered device began', beginRemembered, SECOND],
    ['that is fresh by the password alone, of an account with a second proof', addProofElsewhere, SECOND],
  ] as const;
  const fresh = [
    ['that has just begun', async () => (await signInAdmin()).token, 1],
    ['that has just begun with a second proof', async () => (await signInWithCode()).token, 2],
  ] as const;

  const signInAdmin = () => site.signIn({ role: 'ADMIN', emailConfirmed: true });

  async function setProof(token: string, proof: Updateable<Schema['sessions']>): Promise<string> {
    const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    await site.database.updateTable('sessions').set(proof).where('id', '=', jti).execute();
    return token;
  }

  async function leaveStale(): Promise<string> {
    const at = new Date(site.clock.now().getTime() - 10 * 60_000 - 1).toISOString();
    return await setProof((await signInAdmin()).token, { proved_at: at, proved_by: 'PASSWORD' });
  }

  async function leaveUnproved(): Promise<string> {
    return await setProof((await signInAdmin()).token, { proved_at: null, proved_by: null });
  }

  /** The session is a moment old, and began by a password; the app came from another one. */
  async function addProofElsewhere(): Promise<string> {
    const admin = await signInAdmin();
    const { email } = admin.user;
    const { token } = await site.anyone.auth.login({ body: { email, password: admin.password } });
    await addApp(site, admin);
    return token;
  }

  /** By password and code, on a device that is to be remembered. */
  async function signInWithCode() {
    const admin = await signInAdmin();
    const { secret } = await addApp(site, admin);
    // The code that confirmed the app is used up.
    site.clock.advance(CODE_STEP_MS);
    const credentials = { email: admin.user.email, password: admin.password };
    const asked: unknown = await site.anyone.auth.login({ body: credentials }).catch((cause: unknown) => cause);
    const { ticket } = secondProofPrompt.parse(asked instanceof ApiError ? asked.body : undefined);
    const code = await codeNow(site, secret);
    const { token, device } = await site.anyone.auth.loginSecond({ body: { ticket, code, remember: true } });
    return { token, device, credentials };
  }

  async function beginRemembered(): Promise<string> {
    const { device, credentials } = await signInWithCode();
    return (await site.anyone.auth.login({ body: { ...credentials, device } })).token;
  }

  async function knock(row: Endpoint, token: string) {
    return await fetch(`${site.origin}/api${row.path.replaceAll(/\{\w+\}/g, 'nobody-knows-this')}`, {
      method: row.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(row.method === 'GET' ? {} : { body: '{' }),
    });
  }

  it('is asked at least where KEYS.md, sections 5 and 6, have it', () => {
    const asked = marked.map(([name, { fresh }]) => `${name} ${fresh}`);
    const always = [
      ...['accessSettings.update', 'backup.download', 'backup.downloadProtected', 'backup.linkDrive', 'backup.remove'],
      ...['keys.addPasskey', 'keys.beginApp', 'keys.beginPasskey', 'keys.confirmApp', 'keys.makeRecoveryCodes'],
      ...['keys.removeApp', 'keys.removePasskey', 'tokens.create', 'tokens.remove', 'users.create', 'users.remove'],
      ...['users.removeKeys', 'users.update', 'webhooks.add', 'webhooks.remove', 'webhooks.replace'],
    ];
    const byCase = ['backup.restore', 'paymentSettings.replace', 'profile.update', 'profile.updateWithPicture'];
    const named = [...always.map((name) => `${name} ANY`), ...byCase.map((name) => `${name} BY_CASE`)];
    expect(asked).toEqual(expect.arrayContaining(named));
  });

  it.each(marked)('is never asked of a visitor: %s', (_name, row) => {
    expect(row.access).not.toBe('anyone');
  });

  describe.each(refused)('of a session %s', (_, begin, proofs) => {
    it.each(marked)('is asked at %s, by the door or once it matters', async (_name, row) => {
      const answer = await knock(row, await begin());
      const body: unknown = await answer.json();
      const lacksSecond = row.fresh === 'TWO' && proofs[0] === 'PASSWORD';
      if (row.fresh !== 'BY_CASE')
        expect(body).toEqual(lacksSecond ? TWO_PROOFS_PROBLEM : { ...FRESH_PROOF_PROBLEM, proofs });
      if (row.fresh !== 'BY_CASE') {
        expect(answer.status).toBe(403);
        return;
      }
      // A form is no JSON; a row without a body first looks the thing up, and there is none.
      const unread = row.upload ? 415 : 400;
      expect(answer.status).toBe(row.body ? unread : 409);
    });
  });

  describe.each(fresh)('of a session %s', (_, begin, proofs) => {
    it.each(marked)('is there at %s', async (_name, row) => {
      const answer = await knock(row, await begin());
      if (row.fresh === 'TWO' && proofs === 1) expect(await answer.json()).toEqual(TWO_PROOFS_PROBLEM);
      else expect(answer.status).not.toBe(403);
    });
  });

  it('is asked in the language of the call, under the same code', async () => {
    const { user, token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    await site.database
      .updateTable('sessions')
      .set({ proved_at: null, proved_by: null })
      .where('user_id', '=', user.id)
      .execute();
    const said = async (lang: string) => {
      const answer = await fetch(`${site.origin}/api/backup/x?lang=${lang}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token}` },
      });
      return await answer.json();
    };
    expect(await said('it')).toMatchObject(FRESH_PROOF_PROBLEM);
    expect(await said('de')).toMatchObject({
      code: FRESH_PROOF_PROBLEM.code,
      error: 'Bestätigen Sie, dass Sie es sind, um fortzufahren.',
    });
  });

  it('is asked before a byte of a body of 10 MB is read', async () => {
    const token = await leaveUnproved();
    const length = 10 * 2 ** 20;
    const head = [
      'PUT /api/auth/users/nobody-knows-this HTTP/1.1',
      'Host: site',
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      `Content-Length: ${length}`,
    ];
    // No body follows the head: a handler that waited for it would never answer.
    const connection = openRaw(site.origin);
    await connection.write(`${head.join('\r\n')}\r\n\r\n`);
    expect(await connection.until(/FRESH_PROOF_ASKED/)).toMatch(/^HTTP\/1.1 403 /);
    connection.close();
  });
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
