import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../../testing/index.ts';

const MINUTE = 60_000;
const NEW_ACCOUNT = { name: 'Bruno Neri', email: 'bruno@example.com', password: 'segreta', role: 'EDITOR' } as const;
const PROOF_REQUIRED = { status: 403, code: 'FRESH_PROOF_ASKED' };
const WRONG = { password: 'La password non è corretta' };

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z' });
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
});
afterEach(() => site.close());

const giveBy = (password: string) => owner.client.freshProof.give({ body: { password } });

async function post(body: string) {
  const answer = await fetch(`${site.origin}/api/auth/fresh`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body,
  });
  return { status: answer.status, body: await answer.json() };
}

describe('signing in', () => {
  it('is a proof for ten minutes, to the millisecond', async () => {
    site.clock.advance(10 * MINUTE);
    const { id } = await owner.client.users.create({ body: NEW_ACCOUNT });
    site.clock.advance(1);
    await expect(owner.client.users.remove({ params: { id } })).rejects.toMatchObject(PROOF_REQUIRED);
    expect((await owner.client.users.list()).map((user) => user.id)).toContain(id);
  });

  it('proves nothing once the clock was set back', async () => {
    site.clock.advance(-1000);
    await expect(owner.client.users.create({ body: NEW_ACCOUNT })).rejects.toMatchObject(PROOF_REQUIRED);
  });

  it('by registering is one, too', async () => {
    const { token } = await site.anyone.auth.register({ body: { ...NEW_ACCOUNT } });
    await site.database
      .updateTable('users')
      .set({ role: 'ADMIN' })
      .where('email_key', '=', NEW_ACCOUNT.email)
      .execute();
    const body = { ...NEW_ACCOUNT, email: 'carla@example.com' };
    await expect(site.withToken(token).users.create({ body })).resolves.toMatchObject({ name: 'Bruno Neri' });
  });
});

describe('a password that is shown again', () => {
  it('is a proof of that session alone, for ten minutes from then', async () => {
    const { email } = owner.user;
    const other = site.withToken((await site.anyone.auth.login({ body: { email, password: owner.password } })).token);
    site.clock.advance(11 * MINUTE);
    expect(await giveBy(owner.password)).toEqual({ freshUntil: '2027-03-01T10:21:00.000Z' });
    await expect(owner.client.users.create({ body: NEW_ACCOUNT })).resolves.toBeDefined();
    await expect(other.users.create({ body: NEW_ACCOUNT })).rejects.toMatchObject(PROOF_REQUIRED);
  });

  it('that is wrong proves nothing, and ends no proof that there is', async () => {
    await expect(giveBy('un’altra')).rejects.toMatchObject({ status: 400, message: WRONG.password, fields: WRONG });
    await expect(owner.client.users.create({ body: NEW_ACCOUNT })).resolves.toBeDefined();
    site.clock.advance(11 * MINUTE);
    await expect(giveBy('un’altra')).rejects.toMatchObject({ status: 400 });
    await expect(owner.client.users.list()).resolves.toHaveLength(2);
    await expect(owner.client.backup.linkDrive()).rejects.toMatchObject(PROOF_REQUIRED);
  });

  it.each(['{}', '', '{"password":null}', '{"number":"123456"}', '[]'])('must be there: %s', async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    if (!body.includes('null')) expect(answer.body).toMatchObject({ error: 'Scegli una prova', code: 'PROOF_MISSING' });
  });

  it('comes alone', async () => {
    const answer = await post(JSON.stringify({ password: owner.password, code: '123456' }));
    expect(answer).toMatchObject({ status: 400, body: { error: 'Scegli una prova' } });
  });

  it('is bounded before anything is made of it', async () => {
    expect(await post(JSON.stringify({ password: 'x'.repeat(1001) }))).toMatchObject({
      status: 400,
      body: { error: 'La password è troppo lunga' },
    });
    expect((await post(JSON.stringify({ password: 'x'.repeat(200_000) }))).status).toBe(413);
  });

  it('may be wrong ten times in a quarter of an hour, whatever session it is tried in', async () => {
    const { email } = owner.user;
    const other = site.withToken((await site.anyone.auth.login({ body: { email, password: owner.password } })).token);
    for (let count = 0; count < 5; count += 1) {
      await expect(giveBy('sbagliata')).rejects.toMatchObject({ status: 400 });
      await expect(giveBy(owner.password)).resolves.toBeDefined();
      await expect(other.freshProof.give({ body: { password: 'sbagliata' } })).rejects.toMatchObject({ status: 400 });
    }
    await expect(giveBy(owner.password)).rejects.toMatchObject({ status: 429 });
    const locked = await post(JSON.stringify({ password: owner.password }));
    expect(locked.status).toBe(429);
    site.clock.advance(15 * MINUTE);
    await expect(giveBy(owner.password)).resolves.toBeDefined();
  });

  it('is told when it may be tried again', async () => {
    const tries = Array.from({ length: 12 }, () => giveBy('sbagliata').catch((fault: unknown) => fault));
    const statuses = (await Promise.all(tries)).map((fault) => Object(fault).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    const answer = await fetch(`${site.origin}/api/auth/fresh`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: owner.password }),
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900']);
  });

  it('says so in the language of the call', async () => {
    const german = site.withToken(owner.token, 'de').freshProof;
    await expect(german.give({ body: { password: 'falsch' } })).rejects.toMatchObject({
      message: 'Das Passwort stimmt nicht',
    });
  });
});

describe('a session that was open before proofs were kept', () => {
  it('goes on, and has none', async () => {
    await site.database.updateTable('sessions').set({ proved_at: null, proved_by: null }).execute();
    await expect(owner.client.users.list()).resolves.toHaveLength(1);
    await expect(owner.client.users.create({ body: NEW_ACCOUNT })).rejects.toMatchObject(PROOF_REQUIRED);
  });
});

describe('two calls at once', () => {
  it('are both refused without a proof, and both done after one', async () => {
    site.clock.advance(11 * MINUTE);
    const create = (email: string) => owner.client.users.create({ body: { ...NEW_ACCOUNT, email } });
    const both = () => Promise.allSettled([create('uno@example.com'), create('due@example.com')]);
    expect((await both()).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await owner.client.users.list()).toHaveLength(1);
    await Promise.all([giveBy(owner.password), giveBy(owner.password)]);
    expect((await both()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });
});

describe('the password that a new one asks for', () => {
  it('is a proof of the session where it is right', async () => {
    site.clock.advance(11 * MINUTE);
    const wrong = { currentPassword: 'sbagliata', newPassword: 'nuova parola' };
    await expect(owner.client.profile.update({ body: wrong })).rejects.toMatchObject({ status: 400 });
    await expect(owner.client.users.create({ body: NEW_ACCOUNT })).rejects.toMatchObject(PROOF_REQUIRED);
    await owner.client.profile.update({ body: { ...wrong, currentPassword: owner.password } });
    await expect(owner.client.users.create({ body: NEW_ACCOUNT })).resolves.toBeDefined();
  });

  it('is none where nothing asks for it', async () => {
    site.clock.advance(11 * MINUTE);
    await owner.client.profile.update({ body: { currentPassword: owner.password, name: 'Anna' } });
    await expect(owner.client.users.create({ body: NEW_ACCOUNT })).rejects.toMatchObject(PROOF_REQUIRED);
  });
});

describe('the password that a restore asks for', () => {
  it('is a proof of the session where it is right, whatever becomes of the restore', async () => {
    site.clock.advance(11 * MINUTE);
    const restore = (password: string) =>
      owner.client.backup.restore({ params: { id: 'nobody-knows-this' }, body: { password } });
    await expect(restore('sbagliata')).rejects.toMatchObject({ status: 400, fields: WRONG });
    await expect(owner.client.backup.linkDrive()).rejects.toMatchObject(PROOF_REQUIRED);
    await expect(restore(owner.password)).rejects.toMatchObject({ status: 404 });
    await expect(owner.client.backup.linkDrive()).rejects.toMatchObject({ status: 409 });
  });
});
