import { contract } from '@approdo/shared/contract';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { LANGUAGES, type Language } from '@approdo/shared/domain/base/language/language';
import { WORDS } from '@approdo/shared/words/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestSite, type TestSite } from '../../testing/index.ts';

let site: TestSite;
let plain: TestSite;
let tokens: Readonly<Record<'nobody' | 'unconfirmed' | 'guest' | 'editor', string | undefined>>;

beforeAll(async () => {
  site = await createTestSite({ offers: ['en', 'de', 'fr'] });
  plain = await createTestSite();
  tokens = {
    nobody: undefined,
    unconfirmed: (await site.signIn({ role: 'USER', emailConfirmed: false })).token,
    guest: (await site.signIn()).token,
    editor: (await plain.signIn({ role: 'EDITOR', emailConfirmed: true })).token,
  };
});
afterAll(async () => {
  await site.close();
  await plain.close();
});

type Sent = { readonly method?: string; readonly token?: string | undefined; readonly body?: unknown };

async function ask(path: string, { method = 'GET', token, body }: Sent = {}, { origin } = site) {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      accept: 'application/json;versions=1',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

/** The calls that one who is no editor can make, but for those that would sign out who makes them. */
const rows = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls)
    .map(([name, row]): readonly [string, Endpoint] => [`${resource}.${name}`, row])
    .filter(
      ([name, { access, status }]) => !['editor', 'admin'].includes(access) && status !== 303 && !/logout/.test(name),
    ),
);

const WRONG = [null, 5, '', true, [], {}, 'x', 'a://b', 'x'.repeat(6000), '2027-02-30', '2020-01-01'];

/** Bodies in which each field is wrong, in one way after the other; and some that are no bodies at all. */
function wrongBodies({ body }: Endpoint): readonly unknown[] {
  const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
  return ['{broken', ...WRONG.map((value) => Object.fromEntries(fields.map((field) => [field, value])))];
}

function wrongPaths({ path, query }: Endpoint, lang: string): readonly string[] {
  const plainPath = path.replaceAll(/\{\w+\}/g, 'nowhere');
  const variants = ['', 'x', '2020-01-01'].map((value) =>
    Object.keys(query?.shape ?? {})
      .map((name) => `&${name}=${value}`)
      .join(''),
  );
  return [...new Set(variants)].map((search) => `${plainPath}?lang=${lang}${search}`);
}

function textsOf(body: { error: string; fields?: Record<string, string> }): string[] {
  return [body.error, ...Object.values(body.fields ?? {})];
}

async function refusalsOf(row: Endpoint, lang: Language) {
  const bodies = row.body && !row.upload ? wrongBodies(row) : [undefined];
  const refusals = [];
  // Where anyone may call, an account that is not confirmed is no other than one that is.
  const callers = [tokens.nobody, ...(row.access === 'anyone' ? [] : [tokens.unconfirmed]), tokens.guest, 'forged'];
  for (const token of callers) {
    // Limits are tested below.
    await site.database.deleteFrom('attempts').execute();
    for (const path of wrongPaths(row, lang)) {
      for (const body of bodies) {
        const answer = await ask(path, { method: row.method, token, body });
        if (answer.status >= 400) refusals.push(answer.body);
        // Access is refused before the body is read.
        if (answer.status === 401 || answer.status === 403) break;
      }
    }
  }
  return refusals;
}

/** SPEC.md quotes these in English. */
const QUOTED_IN_ENGLISH = [WORDS.en.authenticationRequired, WORDS.en.postUnknown, WORDS.en.galleryUnknown];

describe('what one who is no editor is refused with', () => {
  test.each(rows)('by %s is told in her language, under a code that is the same in all', async (_, row) => {
    const italian = await refusalsOf(row, 'it');
    for (const lang of LANGUAGES.slice(1)) {
      const refusals = await refusalsOf(row, lang);
      expect(refusals.map(({ code }) => code)).toEqual(italian.map(({ code }) => code));
      expect(refusals.map(textsOf).map(({ length }) => length)).toEqual(italian.map((body) => textsOf(body).length));
      const untranslated = refusals.flatMap((body, index) => {
        const inItalian = textsOf(italian[index]);
        return textsOf(body).filter((text) => inItalian.includes(text));
      });
      expect(untranslated.filter((text) => lang !== 'en' || !QUOTED_IN_ENGLISH.includes(text))).toEqual([]);
    }
  });

  test('by a limit, a dead link and a wrong password is told so too', async () => {
    const words = WORDS.fr;
    const login = { method: 'POST', body: { email: 'ada@example.com', password: 'sbagliata' } };
    const wrong = await ask('/auth/login?lang=fr', login);
    expect(wrong.body).toEqual({ error: words.credentialsWrong, code: 'CREDENTIALS_WRONG' });
    const reset = { method: 'POST', body: { email: 'ada@example.com', token: 'x', password: 'limoni' } };
    expect((await ask('/auth/reset-password?lang=fr', reset)).body).toEqual({
      error: words.linkUsed,
      code: 'LINK_USED',
    });
    for (let attempt = 0; attempt < 5; attempt += 1) await ask('/auth/login', login);
    const limited = await ask('/auth/login?lang=fr', login);
    expect(limited.body).toEqual({ error: words.tooManyAttempts, code: 'TOO_MANY_ATTEMPTS' });
  });

  test('has a code even where its text is the owner’s own', async () => {
    const admin = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const refused = await ask('/task/nowhere?lang=de', { method: 'DELETE', token: admin.token });
    expect(refused.body).toEqual({ error: 'Attività non trovata', code: 'TASK_UNKNOWN' });
  });
});

describe('a call that names its language', () => {
  test.each(['', 'es', 'EN', 'en&lang=de', 'it,en'])('is refused where it is %j', async (lang) => {
    for (const path of ['/homepage', '/blog/all', '/nowhere', '/bookings']) {
      const refused = await ask(`${path}?lang=${lang}`);
      expect(refused.status).toBe(400);
      const error = WORDS.it.languageUnknown;
      expect(refused.body).toEqual({ error, fields: { lang: error }, code: 'LANGUAGE_UNKNOWN' });
    }
  });

  test('is worded in it, and told so', async () => {
    const quote = await ask('/quote?startDate=2027-07-03&endDate=2027-07-10&linen=true&lang=en');
    expect(quote.body.language).toBe('en');
    expect(quote.body.lines.map(({ label }: { label: string }) => label)).toContain('Linen and towels');
  });

  test('has neither version nor ETag, but in Italian', async () => {
    for (const path of ['/homepage', '/property', '/rates']) {
      for (const token of [tokens.nobody, tokens.guest]) {
        const english = await ask(`${path}?lang=en`, { token });
        expect(english.body).toMatchObject({ language: 'en' });
        expect(english.body).not.toHaveProperty('version');
        expect(english.headers.get('etag')).toBeNull();
        const italian = await ask(`${path}?lang=it`, { token });
        expect(italian.body).toHaveProperty('version');
        expect(italian.headers.get('etag')).not.toBeNull();
      }
    }
  });

  test('is answered in Italian where the language is not offered, but to those who write in it', async () => {
    const path = '/quote?startDate=2027-07-03&endDate=2027-07-10&lang=de';
    expect((await ask(path, {}, plain)).body).toMatchObject({
      language: 'it',
      lines: [{}, { label: 'Pulizia finale' }],
    });
    const toEditor = await ask(path, { token: tokens.editor }, plain);
    expect(toEditor.body).toMatchObject({ language: 'de', lines: [{}, { label: 'Endreinigung' }] });
    const refused = await ask('/bookings/nowhere?lang=de', { method: 'DELETE' }, plain);
    expect(refused.body).toEqual({ error: 'Authentication required', code: 'AUTHENTICATION_REQUIRED' });
  });

  test('is kept apart from those in other languages, and from those that name none', async () => {
    const quote = '/quote?startDate=2027-07-03&endDate=2027-07-10';
    const plainly = await ask(quote);
    expect(plainly.body).not.toHaveProperty('language');
    for (let time = 0; time < 2; time += 1) {
      expect((await ask(`${quote}&lang=de`)).body).toMatchObject({ language: 'de' });
      expect((await ask(`${quote}&lang=fr`)).body).toMatchObject({ language: 'fr' });
      expect((await ask(quote)).body).toEqual(plainly.body);
    }
  });

  test('says so through the client, once for all its calls', async () => {
    const english = site.speaking('en');
    const { lines } = await english.rates.quote({ query: { startDate: '2027-07-03', endDate: '2027-07-10' } });
    expect(lines.at(-1)?.label).toBe('Final cleaning');
    await expect(english.blog.get({ params: { slug: 'nowhere' } })).rejects.toMatchObject({ code: 'POST_UNKNOWN' });
  });
});
