import { session } from '@approdo/shared/contract/accounts/auth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { forgetSessions } from './index.ts';
import { createLastUse } from './last-use.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const APP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Approdo/0.1.0 Chrome/140.0 Electron/45.0.0 Safari/537.36';

const ADMIN = { role: 'ADMIN', emailConfirmed: true } as const;

let site: TestSite;
let lines: string[];
beforeEach(async () => {
  lines = [];
  site = await createTestSite({ offers: ['de'], onLogLine: (line) => lines.push(line) });
});
afterEach(() => site.close());

type Person = Awaited<ReturnType<TestSite['signIn']>>;
type From = { readonly browser?: string; readonly address?: string; readonly device?: unknown };

/** Signs in as that browser, from a separate network address. */
async function enter({ user: { email }, password }: Person, { browser = FIREFOX, address, device }: From = {}) {
  const response = await fetch(`${site.origin}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': browser,
      ...(address !== undefined && { 'x-forwarded-for': address }),
    },
    body: JSON.stringify({ email, password, device }),
  });
  const answer = session.partial({ user: true }).parse(await response.json());
  return { status: response.status, ...answer, client: site.withToken(answer.token) };
}

const list = ({ client }: Pick<Person, 'client'>) => client.devices.list();
const letters = async () =>
  (await site.deliverMail()).filter(({ subject }) => subject === 'Nuovo accesso al tuo account');

describe('the list of where one is signed in', () => {
  test('says of each what it is, how and when it began, when it was used, when it ends, and which is this one', async () => {
    const owner = await site.signIn(ADMIN);
    site.clock.advance(DAY);
    const app = await enter(owner, { browser: APP });
    expect(await list(app)).toEqual([
      {
        id: expect.any(String),
        client: 'App Approdo su Linux',
        kind: 'DESKTOP',
        by: 'PASSWORD',
        createdAt: '2027-03-02T10:00:00.000Z',
        lastUsedAt: '2027-03-02T10:00:00.000Z',
        endsAt: '2027-03-16T10:00:00.000Z',
        isThis: true,
        rememberedUntil: null,
      },
      expect.objectContaining({ client: 'Programma sconosciuto', kind: 'PROGRAM', isThis: false }),
    ]);
  });

  test('is in the language of the call', async () => {
    const guest = await site.signIn();
    const { token } = await enter(guest);
    const listed = await site.withToken(token, 'de').devices.list();
    expect(listed.find(({ isThis }) => isThis)?.client).toBe('Firefox unter Windows');
  });

  test('says of one who registered that she did, and of a guest that use prolongs nothing', async () => {
    const body = { name: 'Ada', email: 'ada@example.com', password: 'segreto' };
    const { token, device } = await site.anyone.auth.register({ body });
    expect(device).toBeUndefined();
    expect(await site.withToken(token).devices.list()).toMatchObject([
      { by: 'REGISTERED', endsAt: '2027-03-31T10:00:00.000Z' },
    ]);
  });

  test('has sessions from before, which stay open, as an unknown device', async () => {
    const owner = await site.signIn(ADMIN);
    await site.database
      .updateTable('sessions')
      .set({ kind: null, browser: null, system: null, last_used_at: null, device_id: null })
      .execute();
    site.clock.advance(20 * DAY);
    expect(await list(owner)).toMatchObject([
      { client: 'Dispositivo sconosciuto', by: 'PASSWORD', createdAt: '2027-03-01T10:00:00.000Z' },
    ]);
    await expect.poll(async () => (await list(owner))[0]?.lastUsedAt).toBe('2027-03-21T10:00:00.000Z');
    site.clock.advance(9 * DAY);
    await expect(list(owner)).resolves.toHaveLength(1);
    site.clock.advance(DAY);
    await expect(list(owner)).rejects.toMatchObject({ status: 401 });
  });

  test('keeps no address of anybody', async () => {
    const owner = await site.signIn(ADMIN);
    await enter(owner, { address: '198.51.100.77' });
    for (const table of ['sessions', 'devices', 'new_device_letters', 'outbox'] as const) {
      const storedRows = JSON.stringify(await site.database.selectFrom(table).selectAll().execute());
      expect(storedRows).not.toContain('198.51.100');
    }
  });

  test('puts the last used first', async () => {
    const guest = await site.signIn();
    site.clock.advance(MINUTE);
    const other = await enter(guest);
    expect((await list(guest)).map(({ isThis }) => isThis)).toEqual([false, true]);
    site.clock.advance(10 * MINUTE);
    await list(guest);
    await expect.poll(async () => (await list(other)).map(({ isThis }) => isThis)).toEqual([false, true]);
  });
});

describe('ending', () => {
  test('another one signs that one out alone, and the log has the account', async () => {
    const guest = await site.signIn();
    const other = await enter(guest);
    const [there] = (await list(guest)).filter(({ isThis }) => !isThis);
    await guest.client.devices.end({ params: { id: there?.id ?? '' } });
    await expect(other.client.auth.me()).rejects.toMatchObject({ status: 401 });
    expect(await list(guest)).toMatchObject([{ isThis: true }]);
    const logLines = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'session ended');
    expect(logLines).toMatchObject([{ account: guest.user.id }]);
  });

  test('this one is signing out', async () => {
    const guest = await site.signIn();
    const [here] = await list(guest);
    await guest.client.devices.end({ params: { id: here?.id ?? '' } });
    await expect(guest.client.auth.me()).rejects.toMatchObject({ status: 401 });
  });

  test('all others leaves this one and those of other people', async () => {
    const [guest, neighbour] = [await site.signIn(), await site.signIn()];
    const others = [await enter(guest), await enter(guest)];
    await guest.client.devices.endOthers();
    for (const { client } of others) await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
    expect(await list(guest)).toHaveLength(1);
    expect(await list(neighbour)).toHaveLength(1);
  });

  test('all others ends that they are remembered, and this one goes on being so', async () => {
    const owner = await site.signIn(ADMIN);
    const here = await enter(owner);
    await site.database.updateTable('devices').set({ remembered_until: '2027-03-20T10:00:00.000Z' }).execute();
    expect((await list(here)).map(({ rememberedUntil }) => rememberedUntil)).not.toContain(null);
    await here.client.devices.endOthers();
    expect(await list(here)).toMatchObject([{ rememberedUntil: '2027-03-20T10:00:00.000Z' }]);
    const storedRows = await site.database.selectFrom('devices').select('remembered_until').execute();
    expect(storedRows.filter(({ remembered_until }) => remembered_until === null)).toHaveLength(1);
    site.clock.advance(19 * DAY - MINUTE);
    const { client } = await enter(owner, { device: here.device });
    expect((await client.devices.list())[0]?.rememberedUntil).toBe('2027-03-20T10:00:00.000Z');
    site.clock.advance(MINUTE);
    expect((await client.devices.list())[0]?.rememberedUntil).toBeNull();
  });

  test('one of somebody else’s, one that there is not, and one twice is 404, in the language of the call', async () => {
    const [guest, neighbour] = [await site.signIn(), await site.signIn()];
    const [ownRow] = await list(neighbour);
    for (const id of [ownRow?.id ?? '', 'nobody', '%00', 'x'.repeat(64)]) {
      expect(await refusalOf(guest.client.devices.end({ params: { id } }))).toMatchObject({ status: 404 });
    }
    const german = site.withToken(guest.token, 'de');
    expect(await refusalOf(german.devices.end({ params: { id: ownRow?.id ?? '' } }))).toMatchObject({
      message: 'Gerät nicht gefunden',
    });
    expect(await refusalOf(guest.client.devices.end({ params: { id: ownRow?.id ?? '' } }))).toMatchObject({
      message: 'Dispositivo non trovato',
    });
    expect(await list(neighbour)).toHaveLength(1);
  });

  test('one twice at once ends it once', async () => {
    const guest = await site.signIn();
    await enter(guest);
    const [there] = (await list(guest)).filter(({ isThis }) => !isThis);
    const params = { id: there?.id ?? '' };
    const ends = await Promise.allSettled([1, 2, 3].map(() => guest.client.devices.end({ params })));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('how long a session lasts', () => {
  test('staff who do not use it for 14 days sign in again, guests do not', async () => {
    const [owner, editor] = [await site.signIn(ADMIN), await site.signIn({ role: 'EDITOR', emailConfirmed: true })];
    const guest = await site.signIn();
    site.clock.advance(14 * DAY - 1000);
    await expect(owner.client.auth.me()).resolves.toBeDefined();
    site.clock.advance(1000);
    await expect(editor.client.auth.me()).rejects.toMatchObject({ status: 401 });
    await expect(guest.client.auth.me()).resolves.toBeDefined();
    await expect(owner.client.auth.me()).resolves.toBeDefined();
    site.clock.advance(16 * DAY - 1000);
    await expect(guest.client.auth.me()).resolves.toBeDefined();
    site.clock.advance(1000);
    await expect(guest.client.auth.me()).rejects.toMatchObject({ status: 401 });
  });

  test('a use is noted once in ten minutes, by however many calls, refused ones too', async () => {
    const guest = await site.signIn();
    const lastUse = async () =>
      (await site.database.selectFrom('sessions').select('last_used_at').executeTakeFirst())?.last_used_at;
    site.clock.advance(10 * MINUTE - 1);
    await guest.client.auth.me();
    expect(await lastUse()).toBe('2027-03-01T10:00:00.000Z');
    site.clock.advance(1);
    const before = site.changedRows();
    await Promise.all(Array.from({ length: 20 }, () => guest.client.users.list().catch(() => undefined)));
    await expect.poll(lastUse).toBe('2027-03-01T10:10:00.000Z');
    await guest.client.auth.me();
    expect(site.changedRows() - before).toBe(1n);
  });

  test('a use that cannot be noted fails nothing', async () => {
    const closed = await createTestSite();
    await closed.close();
    createLastUse(closed).note('s1');
    await expect(transact(closed.database, async () => undefined)).rejects.toThrow();
  });

  test('those that are over are forgotten at night, with devices unused for 90 days', async () => {
    const [owner] = [await site.signIn(ADMIN), await site.signIn()];
    const count = async (table: 'sessions' | 'devices' | 'new_device_letters') =>
      (await site.database.selectFrom(table).selectAll().execute()).length;
    await enter(owner);
    const forget = () => transact(site.database, (trx) => forgetSessions(trx, site.clock.now()));
    site.clock.advance(DAY - 1000);
    await forget();
    expect([await count('sessions'), await count('devices'), await count('new_device_letters')]).toEqual([3, 2, 1]);
    site.clock.advance(1000);
    await forget();
    expect(await count('new_device_letters')).toBe(0);
    site.clock.advance(13 * DAY);
    await forget();
    expect(await count('sessions')).toBe(1);
    site.clock.advance(16 * DAY);
    await forget();
    expect([await count('sessions'), await count('devices')]).toEqual([0, 2]);
    site.clock.advance(60 * DAY);
    await forget();
    expect(await count('devices')).toBe(0);
  });
});

describe('a device', () => {
  test('is given to staff who sent none that is known, and to no guest', async () => {
    const [owner, guest] = [await site.signIn(ADMIN), await site.signIn()];
    expect(owner.device).toMatch(/^[\w-]{43}$/);
    expect(guest.device).toBeUndefined();
    expect((await enter(owner, { device: owner.device })).device).toBeUndefined();
    const storedRows = JSON.stringify(await site.database.selectFrom('devices').selectAll().execute());
    expect(storedRows).not.toContain(owner.device);
  });

  test.each([
    ['odd', 'x'],
    ['no text', { a: 1 }],
    ['null', null],
    ['long', 'x'.repeat(50_000)],
    ['unknown', 'A'.repeat(43)],
  ])('that is %s is as none, and keeps nobody out', async (_, device) => {
    const owner = await site.signIn(ADMIN);
    const entered = await enter(owner, { device });
    expect(entered.status).toBe(200);
    expect(entered.device).toMatch(/^[\w-]{43}$/);
  });

  test('of somebody else’s is as none', async () => {
    const [owner, other] = [await site.signIn(ADMIN), await site.signIn(ADMIN)];
    expect((await enter(other, { device: owner.device })).device).toBeDefined();
  });

  test('is known for 90 days after it was last signed in with', async () => {
    const owner = await site.signIn(ADMIN);
    const { device } = owner;
    site.clock.advance(90 * DAY - 1000);
    expect((await enter(owner, { device })).device).toBeUndefined();
    site.clock.advance(90 * DAY);
    expect((await enter(owner, { device })).device).toBeDefined();
  });

  test('the least used goes where an account has twenty', async () => {
    const owner = await site.signIn(ADMIN);
    const second = await enter(owner);
    for (let count = 3; count <= 20; count += 1) {
      site.clock.advance(1000);
      await enter(owner);
    }
    expect((await enter(owner, { device: owner.device })).device).toBeUndefined();
    await enter(owner);
    expect((await enter(owner, { device: owner.device })).device).toBeUndefined();
    expect((await enter(owner, { device: second.device })).device).toBeDefined();
  });

  test('is remembered no longer once the password is another, and goes with its account', async () => {
    const owner = await site.signIn(ADMIN);
    const remember = () =>
      site.database.updateTable('devices').set({ remembered_until: '2027-03-20T10:00:00.000Z' }).execute();
    const remembered = async () =>
      (await site.database.selectFrom('devices').select('remembered_until').execute()).map(
        (row) => row.remembered_until,
      );
    await remember();
    await owner.client.profile.update({ body: { currentPassword: owner.password, newPassword: 'un’altra parola' } });
    expect(await remembered()).toEqual([null]);
    await remember();
    await site.anyone.auth.forgotPassword({ body: owner.user });
    const token = /token=([\w-]+)/.exec((await site.deliverMail()).at(-1)?.body ?? '')?.[1] ?? '';
    await site.anyone.auth.resetPassword({ body: { email: owner.user.email, token, password: 'ancora un’altra' } });
    expect(await remembered()).toEqual([null]);
    await site.database.deleteFrom('users').execute();
    expect(await remembered()).toEqual([]);
  });

  test('of an account whose address was not confirmed goes when that is proved by a new password', async () => {
    const stranger = await site.signIn({ role: 'EDITOR', emailConfirmed: false });
    await site.anyone.auth.forgotPassword({ body: stranger.user });
    const token = /token=([\w-]+)/.exec((await site.deliverMail()).at(-1)?.body ?? '')?.[1] ?? '';
    await site.anyone.auth.resetPassword({ body: { email: stranger.user.email, token, password: 'quella vera' } });
    expect(await site.database.selectFrom('devices').selectAll().execute()).toEqual([]);
  });
});

describe('the letter of a new device', () => {
  test('says what it was and when, and leads to the list of sessions; the first session of an account has none', async () => {
    const owner = await site.signIn(ADMIN);
    expect(await letters()).toEqual([]);
    await enter(owner);
    expect(await letters()).toMatchObject([
      {
        to: { address: owner.user.email },
        body: `Casa Zagara

Buongiorno,

Firefox su Windows, 1 marzo 2027 alle 11:00.

Se sei stato tu, non devi fare nulla. Altrimenti cambia subito la password e guarda chi è entrato: ${site.origin}/admin/access
`,
      },
    ]);
  });

  test('goes for no known device, and to no guest', async () => {
    const [owner, guest] = [await site.signIn(ADMIN), await site.signIn()];
    await enter(owner, { device: owner.device });
    await enter(guest);
    expect(await letters()).toEqual([]);
  });

  test('goes once a day for one client and network: an IPv4 address, or the /64 of IPv6', async () => {
    const owner = await site.signIn(ADMIN);
    const from = async (address: string, browser = FIREFOX) => {
      await enter(owner, { address, browser });
      return (await letters()).length;
    };
    expect(await from('198.51.100.1')).toBe(1);
    expect(await from('198.51.100.1')).toBe(1);
    expect(await from('198.51.100.2')).toBe(2);
    expect(await from('198.51.100.1', APP)).toBe(3);
    expect(await from('2001:db8:0:1::1')).toBe(4);
    expect(await from('2001:db8:0:1:ffff::2')).toBe(4);
    site.clock.advance(DAY);
    expect(await from('198.51.100.1')).toBe(5);
  });

  test('goes five times a day, and once where two come in at once', async () => {
    const owner = await site.signIn(ADMIN);
    await Promise.all([1, 2, 3].map(() => enter(owner, { address: '198.51.100.1' })));
    expect(await letters()).toHaveLength(1);
    for (let n = 2; n <= 9; n += 1) await enter(owner, { address: `198.51.100.${n}` });
    expect(await letters()).toHaveLength(5);
  });

  test('stands outside the twenty letters an hour to one address', async () => {
    const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    await site.database
      .insertInto('attempts')
      .values(
        Array.from({ length: 20 }, () => ({
          key: `letterToAddress:${editor.user.email}`,
          attempted_at: site.clock.now().getTime(),
        })),
      )
      .execute();
    await enter(editor);
    expect(await letters()).toHaveLength(1);
  });

  test('goes to the address that was confirmed, while another is not yet', async () => {
    const owner = await site.signIn(ADMIN);
    await owner.client.profile.update({ body: { email: 'nuova@example.com', currentPassword: owner.password } });
    await enter({ ...owner, user: { ...owner.user, email: 'nuova@example.com' } });
    expect((await letters()).map(({ to }) => to.address)).toEqual([owner.user.email]);
  });

  test('goes to nobody who never confirmed an address', async () => {
    const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: false });
    await enter(editor);
    expect(await letters()).toEqual([]);
  });
});
