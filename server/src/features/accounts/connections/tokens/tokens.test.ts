import { TOKEN_SCOPES, type TokenScope } from '@approdo/shared/domain/base/token-scope';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLettingSite, type LettingSite } from '../../../../testing/letting-site.ts';
import { refusalOf } from '../../../../testing/refusal.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let site: LettingSite;
beforeEach(async () => {
  site = await createLettingSite();
});
afterEach(() => site.close());

const create = (body: Partial<Parameters<typeof site.owner.client.tokens.create>[0]['body']> = {}) =>
  site.owner.client.tokens.create({ body: { name: 'Casa domotica', scopes: ['READ_CALENDAR'], ...body } });

/** A client of a program with these scopes. */
const programWith = async (...scopes: TokenScope[]) => site.withToken((await create({ scopes })).token);

const countTokens = async () => (await site.database.selectFrom('access_tokens').select('id').execute()).length;

describe('an access token', () => {
  test('is told once, of the form that the law names, and is good for a year', async () => {
    const made = await create({ scopes: ['WRITE_DOOR_CODE', 'READ_CALENDAR', 'READ_CALENDAR'] });
    expect(made).toEqual({
      id: expect.any(String),
      name: 'Casa domotica',
      scopes: ['READ_CALENDAR', 'WRITE_DOOR_CODE'],
      createdAt: '2027-03-01T10:00:00.000Z',
      lastUsedAt: null,
      expiresAt: '2028-02-29T10:00:00.000Z',
      token: expect.stringMatching(/^apt_[\w-]{43}$/),
    });
    const { token, ...listed } = made;
    expect(await site.owner.client.tokens.list()).toEqual([listed]);
    const storedRows = JSON.stringify(await site.database.selectFrom('access_tokens').selectAll().execute());
    expect(storedRows).not.toContain(token.slice(4));
    expect((await create()).token).not.toBe(token);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['READ_ALL' as TokenScope] }, 'scopes.0'],
    [{ scopes: Array.from({ length: 5 }, () => 'READ_CALENDAR' as const) }, 'scopes'],
    [{ days: 0 }, 'days'],
    [{ days: 367 }, 'days'],
    [{ days: 1.5 }, 'days'],
  ])('is not made of %j', async (body, field) => {
    const refused = await refusalOf(create(body));
    expect([refused.status, Object.keys(refused.fields)]).toEqual([400, [field]]);
  });

  test('is refused from its expiry on, and gone by then', async () => {
    const { token } = await create({ days: 1 });
    site.clock.advance(DAY_MS - 1);
    expect(await site.withToken(token).property.get()).toMatchObject({ name: expect.any(String) });
    site.clock.advance(1);
    expect(await refusalOf(site.withToken(token).property.get())).toMatchObject({ status: 401 });
    expect(await site.owner.client.tokens.list()).toEqual([]);
    await site.app.forgetting.pollNow();
    expect(await countTokens()).toBe(0);
  });

  test('is refused once it was taken away, by whichever admin; one that is not there is 404', async () => {
    const { id, token } = await create();
    const other = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    await other.client.tokens.remove({ params: { id } });
    expect(await refusalOf(site.withToken(token).property.get())).toMatchObject({
      status: 401,
      message: 'Questo codice di accesso non vale più',
    });
    expect(await refusalOf(other.client.tokens.remove({ params: { id } }))).toMatchObject({ status: 404 });
  });

  test('ends with the role of whoever made it, and with her account', async () => {
    const { user, client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const ownToken = async () =>
      (await client.tokens.create({ body: { name: 'Sua', scopes: ['READ_CALENDAR'] } })).token;
    const first = await ownToken();
    await site.owner.client.users.update({ params: { id: user.id }, body: { name: 'Altro nome' } });
    await site.withToken(first).property.get();
    await site.owner.client.users.update({ params: { id: user.id }, body: { role: 'EDITOR' } });
    expect(await refusalOf(site.withToken(first).property.get())).toMatchObject({ status: 401 });
    await site.owner.client.users.update({ params: { id: user.id }, body: { role: 'ADMIN' } });
    expect(await refusalOf(site.withToken(first).property.get())).toMatchObject({ status: 401 });

    const again = await site.anyone.auth.login({ body: { email: user.email, password: 'una password di prova' } });
    const { token } = await site
      .withToken(again.token)
      .tokens.create({ body: { name: 'Sua', scopes: ['READ_CALENDAR'] } });
    await site.owner.client.users.remove({ params: { id: user.id } });
    expect(await refusalOf(site.withToken(token).property.get())).toMatchObject({ status: 401 });
    expect(await countTokens()).toBe(0);
  });

  test.each([
    'apt_',
    `apt_${'a'.repeat(43)}`,
    `apt_${'a'.repeat(42)}`,
    `apt_${'a'.repeat(4000)}`,
    `apt_${'%00'.repeat(20)}`,
    `apt_' or '1'='1${'a'.repeat(30)}`,
  ])('that nobody made is refused: %s', async (token) => {
    const answer = await fetch(`${site.origin}/api/property`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  });

  test('twenty there are at most, however many are asked for at once; one that expired makes room', async () => {
    for (let number = 1; number <= 18; number += 1) await create();
    await create({ days: 1 });
    const outcomes = await Promise.allSettled([create(), create(), create(), create()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countTokens()).toBe(20);
    expect(await refusalOf(create())).toMatchObject({ status: 409, message: 'Hai già 20 codici di accesso' });
    site.clock.advance(DAY_MS);
    await site.owner.prove();
    await create();
  });
});

describe('a program', () => {
  test('is nobody: it has no account, no session and no role', async () => {
    const { token } = await create({ scopes: [...TOKEN_SCOPES] });
    const program = site.withToken(token);
    for (const call of [
      () => program.auth.me(),
      () => program.auth.logout(),
      () => program.tokens.list(),
      () => program.tokens.create({ body: { name: 'Figlio', scopes: ['READ_CALENDAR'] } }),
      () => program.users.list(),
      () => program.bookings.decide({ params: { id: 'x' }, body: { status: 'CONFIRMED' } }),
      () => program.guide.get(),
      () => program.galleries.list(),
    ]) {
      expect(await refusalOf(call())).toMatchObject({
        status: 403,
        message: 'Questo codice di accesso non lo permette',
      });
    }
  });

  test('that reads the calendar sees of bookings what anyone sees, that reads bookings what an admin sees', async () => {
    const id = await site.decided('CONFIRMED');
    const { id: waiting } = await site.request({ startDate: '2027-08-07', endDate: '2027-08-14' });
    const reader = await programWith('READ_CALENDAR');
    expect(await reader.bookings.list()).toEqual(await site.anyone.bookings.list());
    expect(await reader.rates.get()).toEqual(await site.anyone.rates.get());
    expect(await refusalOf(reader.bookings.get({ params: { id } }))).toMatchObject({ status: 403 });

    const books = await programWith('READ_BOOKINGS');
    expect(await books.bookings.list({ query: { with: 'money' } })).toEqual(
      await site.owner.client.bookings.list({ query: { with: 'money' } }),
    );
    for (const one of [id, waiting]) {
      expect(await books.bookings.get({ params: { id: one } })).toEqual(
        await site.owner.client.bookings.get({ params: { id: one } }),
      );
    }
    expect(await refusalOf(books.property.get())).toMatchObject({ status: 403 });
    const both = await programWith('READ_CALENDAR', 'READ_BOOKINGS');
    expect(await both.bookings.list()).toEqual(await site.owner.client.bookings.list());
  });

  test('calls six hundred times an hour, and another has its own', async () => {
    const { token } = await create();
    const call = () => fetch(`${site.origin}/api/property`, { headers: { authorization: `Bearer ${token}` } });
    for (let times = 0; times < 60; times += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, call));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await create()).token).toMatch(/^apt_/);
    await (await programWith('READ_CALENDAR')).property.get();
    site.clock.advance(HOUR_MS);
    expect((await call()).status).toBe(200);
  });

  test('is seen to have called, to ten minutes', async () => {
    const { token } = await create();
    const lastUse = async () => (await site.owner.client.tokens.list())[0]?.lastUsedAt;
    const began = site.clock.now().toISOString();
    await site.withToken(token).property.get();
    await expect.poll(lastUse).toBe(began);
    site.clock.advance(10 * 60_000 - 1);
    await site.withToken(token).property.get();
    expect(await lastUse()).toBe(began);
    site.clock.advance(1);
    await refusalOf(site.withToken(token).guide.get());
    await expect.poll(lastUse).toBe(site.clock.now().toISOString());
  });

  test('answers that a token gets are kept for nobody else', async () => {
    await site.decided('CONFIRMED');
    const before = await site.anyone.bookings.list();
    await (await programWith('READ_BOOKINGS')).bookings.list();
    expect(await site.anyone.bookings.list()).toEqual(before);
  });
});

describe('a program that takes backups', () => {
  const local = { body: { location: 'local' } } as const;

  test('makes, brings and lists them, and deletes its own alone', async () => {
    const [ofOwner] = await site.owner.client.backup.create(local).then((made) => (Array.isArray(made) ? made : []));
    const program = await programWith('TAKE_BACKUP');
    const made = await program.backup.create(local);
    const own = Array.isArray(made) ? made[0] : undefined;
    expect((await program.backup.list()).map(({ id }) => id)).toEqual(expect.arrayContaining([own?.id, ofOwner?.id]));
    const brought = await program.backup.download({ params: { id: own?.id ?? '' } });
    expect((await brought.arrayBuffer()).byteLength).toBe(own?.size);

    const other = await programWith('TAKE_BACKUP');
    const params = { id: own?.id ?? '' };
    for (const call of [
      () => other.backup.remove({ params }),
      () => program.backup.remove({ params: { id: ofOwner?.id ?? '' } }),
      () => program.backup.remove({ params: { id: 'nessuno' } }),
      () => program.backup.verify({ params }),
      () => program.backup.restore({ params, body: { password: 'x' } }),
      () => program.backup.downloadProtected({ params, body: { passphrase: 'una frase lunga' } }),
      () => program.backup.cancel(),
      () => program.backup.getSettings(),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ status: 403 });
    }
    await program.backup.remove({ params });
    expect((await site.owner.client.backup.list()).map(({ id }) => id)).toEqual([ofOwner?.id]);
    expect(await refusalOf(program.backup.remove({ params }))).toMatchObject({ status: 403 });
  });
});
