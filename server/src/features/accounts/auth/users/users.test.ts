import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../../../../testing/index.ts';
import { createKeyRows } from '../../../../testing/key-rows.ts';

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z' });
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
});
afterEach(() => site.close());

const aNewAccount = { name: 'Bruno Neri', email: 'Bruno@Example.com', password: 'segreta', role: 'EDITOR' } as const;

function signIn(email: string, password: string) {
  return site.anyone.auth.login({ body: { email, password } });
}

describe('an administrator', () => {
  it('reads every account, without anything secret', async () => {
    site.clock.advance(1000);
    const { user } = await site.signIn();
    const version = expect.any(String);
    expect(await owner.client.users.list()).toEqual([
      { ...owner.user, version, twoProofs: false },
      { ...user, version, twoProofs: false },
    ]);
    expect(Object.keys(user).toSorted()).toEqual(
      ['avatar', 'createdAt', 'email', 'emailConfirmed', 'id', 'name', 'role'].toSorted(),
    );
  });

  it('opens an account that can sign in at once', async () => {
    const user = await owner.client.users.create({ body: aNewAccount });
    expect(user).toEqual({
      id: expect.any(String),
      name: 'Bruno Neri',
      email: 'Bruno@Example.com',
      role: 'EDITOR',
      avatar: null,
      emailConfirmed: true,
      createdAt: '2027-03-01T10:00:00.000Z',
      version: expect.any(String),
      twoProofs: false,
    });
    const { version: _, twoProofs: __, ...account } = user;
    expect((await signIn('bruno@example.com', 'segreta')).user).toEqual(account);
    expect(await site.deliverMail()).toEqual([]);
  });

  it('is told every wrong field of a new account', async () => {
    const body = { name: 'B', email: 'bruno', password: 'corta' };
    const response = await fetch(`${site.origin}/api/auth/users/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      fields: {
        name: 'Il nome deve essere lungo almeno due caratteri',
        email: 'Per favore inserisci una email valida',
        password: 'La password deve essere lunga almeno 6 caratteri',
        role: 'Scegli un ruolo: USER, EDITOR o ADMIN',
      },
    });
  });

  it('cannot give an e-mail that is taken in any spelling', async () => {
    const { user } = await site.signIn();
    const email = user.email.toUpperCase();
    const taken = { status: 409, message: 'Questo indirizzo e-mail è già registrato' };
    await expect(owner.client.users.create({ body: { ...aNewAccount, email } })).rejects.toMatchObject(taken);
    const other = await owner.client.users.create({ body: aNewAccount });
    await expect(owner.client.users.update({ params: { id: other.id }, body: { email } })).rejects.toMatchObject(taken);
  });

  it('answers 404 where there is no account', async () => {
    const params = { id: 'nobody-knows-this' };
    await expect(owner.client.users.update({ params, body: {} })).rejects.toMatchObject({ status: 404 });
    await expect(owner.client.users.remove({ params })).rejects.toMatchObject({ status: 404 });
  });
});

describe('changing an account', () => {
  it('keeps what is left out, and the sessions while only the name changes', async () => {
    const { user, client } = await site.signIn({ role: 'USER', emailConfirmed: false });
    const body = { name: 'Carla Verdi', role: user.role, email: user.email.toUpperCase() };
    const changed = await owner.client.users.update({ params: { id: user.id }, body });
    const { version: _, twoProofs: __, ...account } = changed;
    expect(account).toEqual({ ...user, name: 'Carla Verdi', email: user.email.toUpperCase() });
    expect(await client.auth.me()).toEqual(account);
  });

  it.each([{ role: 'EDITOR' }, { password: 'nuova password' }, { email: 'nuova@example.com' }] as const)(
    'ends its sessions with %j',
    async (body) => {
      const { user, client } = await site.signIn();
      await owner.client.users.update({ params: { id: user.id }, body });
      await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
      expect(await owner.client.auth.me()).toEqual(owner.user);
    },
  );

  it.each([{ password: 'nuova password' }, { email: 'nuova@example.com' }])(
    'confirms its e-mail and ends the links mailed before with %j',
    async (body) => {
      const { user } = await site.signIn({ role: 'USER', emailConfirmed: false });
      await site.anyone.auth.forgotPassword({ body: { email: user.email } });
      const [mail] = await site.deliverMail();
      const token = new URL(/http\S+/.exec(mail?.body ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
      const changed = await owner.client.users.update({ params: { id: user.id }, body });
      expect(changed.emailConfirmed).toBe(true);
      const reset = { email: changed.email, token, password: 'ancora un’altra' };
      await expect(site.anyone.auth.resetPassword({ body: reset })).rejects.toMatchObject({ status: 400 });
    },
  );

  it('lets in with the new password and no more with the old one', async () => {
    const { user, password } = await site.signIn();
    await owner.client.users.update({ params: { id: user.id }, body: { password: 'nuova password' } });
    await expect(signIn(user.email, 'nuova password')).resolves.toBeDefined();
    await expect(signIn(user.email, password)).rejects.toMatchObject({ status: 401 });
  });
});

describe('there is always an administrator', () => {
  it('who cannot delete or demote herself', async () => {
    await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const params = { id: owner.user.id };
    const refusal = {
      status: 409,
      message: 'Non puoi eliminare il tuo account né toglierti il ruolo di amministratore',
    };
    await expect(owner.client.users.remove({ params })).rejects.toMatchObject(refusal);
    await expect(owner.client.users.update({ params, body: { role: 'EDITOR' } })).rejects.toMatchObject(refusal);
    await expect(owner.client.users.update({ params, body: { role: 'ADMIN' } })).resolves.toMatchObject(owner.user);
  });

  it('even if two demote each other in the same moment', async () => {
    const other = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const body = { role: 'USER' } as const;
    const outcomes = await Promise.allSettled([
      owner.client.users.update({ params: { id: other.user.id }, body }),
      other.client.users.update({ params: { id: owner.user.id }, body }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const admins = await site.database.selectFrom('users').select('id').where('role', '=', 'ADMIN').execute();
    expect(admins).toHaveLength(1);
  });

  it('who may delete and demote the others', async () => {
    const { user: one } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const { user: two } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    expect(await owner.client.users.update({ params: { id: one.id }, body: { role: 'USER' } })).toMatchObject({
      role: 'USER',
    });
    await owner.client.users.remove({ params: { id: two.id } });
    expect((await owner.client.users.list()).map(({ id }) => id).toSorted()).toEqual(
      [owner.user.id, one.id].toSorted(),
    );
  });
});

describe('deleting an account', () => {
  it('ends its sessions and leaves its booking, which names it to the owner alone', async () => {
    const { client, user } = await site.signIn();
    const { id } = await client.bookings.request({ body: aStayRequest() });
    await owner.client.users.remove({ params: { id: user.id } });
    await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
    const [seen] = await site.anyone.bookings.list();
    expect(seen).toEqual({ id, startDate: '2027-06-12', endDate: '2027-06-19', status: 'PENDING', isBlocked: false });
    expect(await owner.client.bookings.list()).toMatchObject([{ id, guestName: 'Ada Rossi' }]);
  });

  it('removes the file of its avatar', async () => {
    const { user } = await site.signIn();
    const name = `avatar-${'0'.repeat(32)}.jpg`;
    writeFileSync(join(site.uploads, name), '');
    await site.database
      .updateTable('users')
      .set({ avatar: `/uploads/${name}` })
      .where('id', '=', user.id)
      .execute();
    await owner.client.users.remove({ params: { id: user.id } });
    expect(existsSync(join(site.uploads, name))).toBe(false);
  });
});

describe('the keys of another account', () => {
  let rows: ReturnType<typeof createKeyRows>;
  beforeEach(() => {
    rows = createKeyRows(site.database);
  });

  async function keysLeft(userId: string) {
    const { database } = site;
    const tables = ['passkeys', 'code_apps', 'recovery_codes', 'devices', 'sessions'] as const;
    const left = await Promise.all(
      tables.map((table) => database.selectFrom(table).select('id').where('user_id', '=', userId).execute()),
    );
    return left.flat().length;
  }

  it('are told of by whether there is a second proof', async () => {
    const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    await rows.addPasskey({ userId: editor.user.id });
    const listed = await owner.client.users.list();
    expect(listed.map(({ id, twoProofs }) => [id, twoProofs]).toSorted()).toEqual(
      [
        [owner.user.id, false],
        [editor.user.id, true],
      ].toSorted(),
    );
    const edited = await owner.client.users.update({ params: { id: editor.user.id }, body: { name: 'Bruna' } });
    expect(edited.twoProofs).toBe(true);
  });

  it('end with its devices and sessions, for good, and a letter tells of it', async () => {
    const lines: string[] = [];
    await site.close();
    site = await createTestSite({ now: '2027-03-01T10:00:00Z', onLogLine: (line) => lines.push(line) });
    rows = createKeyRows(site.database);
    owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const { user, client, password } = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    const ids = [await rows.addPasskey({ userId: user.id }), await rows.addApp({ userId: user.id })];
    const codes = await rows.addCodes(user.id);
    await owner.client.users.removeKeys({ params: { id: user.id } });
    expect(await keysLeft(user.id)).toBe(0);
    const ended = await site.database.selectFrom('ended_proofs').select('id').execute();
    expect(ended.map(({ id }) => id).toSorted()).toEqual([...ids, ...codes].toSorted());
    await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
    const [letter] = (await site.deliverMail()).filter(({ subject }) => /modo di entrare/.test(subject));
    expect(letter?.to.address).toBe(user.email);
    expect(letter?.body).toContain('Tutte le chiavi sono state tolte');
    expect((await signIn(user.email, password)).user.id).toBe(user.id);
    const logLine = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'all keys removed');
    expect(logLine).toMatchObject({ account: user.id, by: owner.user.id });
  });

  it('are not one’s own, nor of an account that is not there, and ask an administrator’s fresh proof', async () => {
    await expect(owner.client.users.removeKeys({ params: { id: owner.user.id } })).rejects.toMatchObject({
      status: 409,
      message: 'Le tue chiavi si tolgono da «Accesso e dispositivi»',
    });
    await expect(owner.client.users.removeKeys({ params: { id: 'nobody' } })).rejects.toMatchObject({ status: 404 });
    site.clock.advance(11 * 60_000);
    const { user } = await site.signIn();
    await expect(owner.client.users.removeKeys({ params: { id: user.id } })).rejects.toMatchObject({
      status: 403,
      code: 'FRESH_PROOF_ASKED',
    });
  });

  it('are named as ended where the account is deleted', async () => {
    const { user } = await site.signIn();
    const id = await rows.addApp({ userId: user.id });
    await owner.client.users.remove({ params: { id: user.id } });
    expect(await site.database.selectFrom('ended_proofs').select('id').execute()).toEqual([{ id }]);
  });
});
