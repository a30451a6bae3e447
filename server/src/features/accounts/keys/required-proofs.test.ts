import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { createKeyRows } from '../../../testing/key-rows.ts';
import { refuseLastProof } from './index.ts';

const MISSING = {
  status: 403,
  code: 'SECOND_PROOF_MISSING',
  message: 'Prima attiva la verifica in due passaggi nel tuo account.',
};

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
let editor: Awaited<ReturnType<TestSite['signIn']>>;
let lines: string[];
let rows: ReturnType<typeof createKeyRows>;
beforeEach(async () => {
  lines = [];
  site = await createTestSite({ onLogLine: (line) => lines.push(line) });
  rows = createKeyRows(site.database);
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
});
afterEach(() => site.close());

/** The owner has a passkey, and so may require the same of others; the password's fresh proof has expired. */
async function ask(staffTwoProofs = true) {
  await rows.addPasskey({ userId: owner.user.id });
  await proveByPasskey(owner.user.id);
  return await owner.client.accessSettings.update({ body: { staffTwoProofs } });
}

async function proveByPasskey(userId: string): Promise<void> {
  await site.database.updateTable('sessions').set({ proved_by: 'PASSKEY' }).where('user_id', '=', userId).execute();
}

describe('a house', () => {
  it('asks nothing at first, and says how many of its staff have no second proof', async () => {
    await site.signIn();
    expect(await owner.client.accessSettings.get()).toEqual({ staffTwoProofs: false, staffWithout: 2 });
    await rows.addApp({ userId: editor.user.id });
    expect(await owner.client.accessSettings.get()).toEqual({ staffTwoProofs: false, staffWithout: 1 });
  });

  it('asks two proofs only where whoever switches it on has two', async () => {
    await expect(owner.client.accessSettings.update({ body: { staffTwoProofs: true } })).rejects.toMatchObject({
      ...MISSING,
      status: 409,
    });
    expect(await ask()).toEqual({ staffTwoProofs: true, staffWithout: 1 });
    const logLine = lines.map((line) => JSON.parse(line)).find(({ msg }) => /asks of its staff/.test(msg));
    expect(logLine).toMatchObject({ account: owner.user.id, staffTwoProofs: true });
  });

  it('shows and changes it to administrators alone', async () => {
    await expect(editor.client.accessSettings.get()).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const change = editor.client.accessSettings.update({ body: { staffTwoProofs: false } });
    await expect(change).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});

describe('staff without a second proof, while the house asks two', () => {
  it('count as guests in sessions that run, and keep their role', async () => {
    expect(await editor.client.media.list()).not.toEqual([]);
    await ask();
    await expect(editor.client.media.list()).rejects.toMatchObject(MISSING);
    await expect(editor.client.users.list()).rejects.toMatchObject(MISSING);
    expect(await editor.client.auth.me()).toEqual({ ...editor.user, mustAddProof: true });
    expect((await owner.client.auth.me()).mustAddProof).toBeUndefined();
  });

  it('are told so as they sign in, change themselves, and sign out', async () => {
    await ask();
    const { email } = editor.user;
    const { token, user } = await site.anyone.auth.login({ body: { email, password: editor.password } });
    expect(user).toMatchObject({ role: 'EDITOR', mustAddProof: true });
    const client = site.withToken(token);
    expect(await client.profile.update({ body: { name: 'Bruna Neri' } })).toMatchObject({
      user: { name: 'Bruna Neri', mustAddProof: true },
    });
    const [session] = await client.devices.list();
    // Sessions of staff still end when they are not used.
    expect(session?.endsAt).toBe('2027-03-15T10:00:00.000Z');
    await client.auth.logout();
  });

  it('manage again with the second proof, and where the house asks no longer', async () => {
    await ask();
    await rows.addPasskey({ userId: editor.user.id });
    expect((await editor.client.auth.me()).mustAddProof).toBeUndefined();
    expect(await editor.client.media.list()).not.toEqual([]);
    await site.database.deleteFrom('passkeys').where('user_id', '=', editor.user.id).execute();
    await expect(editor.client.media.list()).rejects.toMatchObject(MISSING);
    await owner.client.accessSettings.update({ body: { staffTwoProofs: false } });
    expect(await editor.client.media.list()).not.toEqual([]);
  });

  it('leave guests alone, whose passkey is no second proof', async () => {
    await ask();
    const guest = await site.signIn();
    expect(await guest.client.auth.me()).toEqual(guest.user);
    await expect(guest.client.media.list()).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});

describe('the last second proof', () => {
  const remove = async (table: 'passkeys' | 'code_apps', userId = owner.user.id) =>
    await transact(site.database, async (trx) => {
      await trx.deleteFrom(table).where('user_id', '=', userId).execute();
      await refuseLastProof(trx, { userId, hadTwoProofs: true });
    });

  const REFUSED = {
    status: 409,
    message:
      'La casa chiede la verifica in due passaggi a chi la gestisce: prima di rimuovere questa chiave aggiungine un’altra.',
  };

  it('stays while the house asks two, and goes where it asks nothing', async () => {
    await ask();
    await expect(remove('passkeys')).rejects.toMatchObject(REFUSED);
    expect((await owner.client.auth.me()).mustAddProof).toBeUndefined();
    await owner.client.accessSettings.update({ body: { staffTwoProofs: false } });
    await remove('passkeys');
    expect(await owner.client.accessSettings.get()).toEqual({ staffTwoProofs: false, staffWithout: 2 });
  });

  it('stays, too, where the last two are removed at once: of them one', async () => {
    await ask();
    await rows.addApp({ userId: owner.user.id });
    const ended = await Promise.allSettled([remove('passkeys'), remove('code_apps')]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await owner.client.auth.me()).mustAddProof).toBeUndefined();
  });

  it('is a guest’s own business', async () => {
    await ask();
    const guest = await site.signIn();
    await rows.addApp({ userId: guest.user.id });
    await remove('code_apps', guest.user.id);
  });
});
