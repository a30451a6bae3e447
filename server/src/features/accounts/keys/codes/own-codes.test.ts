import { CODE_STEP_MS, stepOf } from '@approdo/shared/domain/accounts/one-time-code';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCodes } from '../../../../adapters/one-time-codes.ts';
import { addApp, codeNow } from '../../../../testing/code-app.ts';
import { createTestSite, type TestSite } from '../../../../testing/index.ts';

const MINUTE = 60_000;
const WRITTEN = /^[a-hjk][a-hjkmnp-z2-9]{3}-[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}$/;

let site: TestSite;
let guest: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z' });
  guest = await site.signIn();
});
afterEach(() => site.close());

const keysOf = ({ client } = guest) => client.keys.get();
/** The text of all letters so far. */
async function letters(): Promise<string> {
  return JSON.stringify(await site.deliverMail());
}
const endedIds = async () =>
  (await site.database.selectFrom('ended_proofs').select('id').execute()).map((row) => row.id);

describe('an app of codes', () => {
  it('is set up by what nothing is kept of, and is there once a code of it confirms that', async () => {
    const pendingSetup = await guest.client.keys.beginApp();
    expect(pendingSetup.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(pendingSetup.uri).toContain(`secret=${pendingSetup.secret}`);
    expect(pendingSetup.qr.path).toMatch(/^M\d+ \d+h/);
    expect(await keysOf()).toMatchObject({ twoProofs: false, app: null });

    const code = await codeNow(site, pendingSetup.secret);
    const added = await guest.client.keys.confirmApp({
      body: { setup: pendingSetup.setup, code: `${code.slice(0, 3)} ${code.slice(3)}` },
    });
    expect(added.app).toEqual({ since: '2027-03-01T10:00:00.000Z', isReadable: true });
    expect(added.recoveryCodes).toHaveLength(10);
    for (const one of added.recoveryCodes ?? []) expect(one).toMatch(WRITTEN);
    expect(await keysOf()).toMatchObject({ twoProofs: true, app: added.app, recovery: { left: 10 } });
    expect(await letters()).toContain('È stata attivata l’app dei codici');
  });

  it('keeps its secret where whoever reads the database does not find it', async () => {
    const { secret } = await addApp(site, guest);
    const storedApps = await site.database.selectFrom('code_apps').selectAll().execute();
    expect(JSON.stringify(storedApps)).not.toContain(secret);
  });

  it('is refused with a wrong code, too late, and as another’s', async () => {
    const { setup, secret } = await guest.client.keys.beginApp();
    const confirm = async (client = guest.client, code?: string) =>
      client.keys.confirmApp({ body: { setup, code: code ?? (await codeNow(site, secret)) } });
    const codeAt = await openCodes(secret);
    const wrong = codeAt(stepOf(site.clock.now()) - 2);
    const text = 'Il codice non è giusto: guarda l’ora del telefono e riprova';
    await expect(confirm(guest.client, wrong)).rejects.toMatchObject({ status: 400, fields: { code: text } });
    const other = await site.signIn();
    const late = { status: 400, code: 'SETUP_ENDED', message: 'È passato troppo tempo: ricomincia' };
    await expect(confirm(other.client)).rejects.toMatchObject(late);
    await expect(other.client.keys.confirmApp({ body: { setup: 'niente', code: '123456' } })).rejects.toMatchObject(
      late,
    );
    await guest.prove();
    site.clock.advance(15 * MINUTE);
    await guest.prove();
    await expect(confirm()).rejects.toMatchObject(late);
    expect(await keysOf()).toMatchObject({ app: null });
  });

  it('is kept once, however often its setup is confirmed, and not again once it was removed', async () => {
    const { setup, secret } = await guest.client.keys.beginApp();
    const code = await codeNow(site, secret);
    const all = await Promise.allSettled([1, 2, 3].map(() => guest.client.keys.confirmApp({ body: { setup, code } })));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await guest.client.keys.removeApp();
    await guest.prove();
    await expect(guest.client.keys.confirmApp({ body: { setup, code } })).rejects.toMatchObject({
      code: 'SETUP_ENDED',
    });
  });

  it('takes the place of an older one, whose codes end with that, and gives no new recovery codes', async () => {
    const first = await addApp(site, guest);
    const { id } = await site.database.selectFrom('code_apps').select('id').executeTakeFirstOrThrow();
    site.clock.advance(CODE_STEP_MS);
    const { setup, secret } = await guest.client.keys.beginApp();
    const again = await guest.client.keys.confirmApp({ body: { setup, code: await codeNow(site, secret) } });
    expect(again).not.toHaveProperty('recoveryCodes');
    expect(await endedIds()).toEqual([id]);
    site.clock.advance(CODE_STEP_MS);
    const give = async (of: string) => guest.client.freshProof.give({ body: { code: await codeNow(site, of) } });
    await expect(give(first.secret)).rejects.toMatchObject({ fields: { code: 'Il codice non è giusto' } });
    await expect(give(secret)).resolves.toBeDefined();
  });

  it('ends for good with its removal, and with the last second proof its recovery codes do', async () => {
    await addApp(site, guest);
    const codes = await site.database.selectFrom('recovery_codes').select(['id', 'set_id']).execute();
    await guest.client.keys.removeApp();
    expect(await keysOf()).toMatchObject({ twoProofs: false, app: null, recovery: null });
    expect(await endedIds()).toEqual(expect.arrayContaining(codes.flatMap(({ id, set_id }) => [id, set_id])));
    await guest.prove();
    const missing = { status: 404, message: 'Non c’è nessuna app dei codici' };
    await expect(guest.client.keys.removeApp()).rejects.toMatchObject(missing);
  });

  it('that was sealed under another secret is still a second proof, of no use, and a recovery code lets in', async () => {
    const { recoveryCodes } = await addApp(site, guest);
    const { secret } = await site.database.selectFrom('code_apps').select('secret').executeTakeFirstOrThrow();
    const broken = secret.replace(/"text":"../, '"text":"AA');
    await site.database.updateTable('code_apps').set({ secret: broken }).execute();
    expect(await keysOf()).toMatchObject({ twoProofs: true, app: { isReadable: false } });
    const { email } = guest.user;
    const attempt = site.anyone.auth.login({ body: { email, password: guest.password } });
    await expect(attempt).rejects.toMatchObject({ body: { proofs: ['RECOVERY'], isAppUnreadable: true } });
    await expect(guest.client.freshProof.give({ body: { code: recoveryCodes[9] ?? '' } })).resolves.toBeDefined();
  });

  it('asks for a confirmed address, and for a fresh proof', async () => {
    const unconfirmed = await site.signIn({ role: 'USER', emailConfirmed: false });
    await expect(unconfirmed.client.keys.beginApp()).rejects.toMatchObject({ code: 'EMAIL_UNCONFIRMED' });
    site.clock.advance(11 * MINUTE);
    await expect(guest.client.keys.beginApp()).rejects.toMatchObject({ code: 'FRESH_PROOF_ASKED' });
    await expect(guest.client.keys.removeApp()).rejects.toMatchObject({ code: 'FRESH_PROOF_ASKED' });
  });
});

describe('recovery codes', () => {
  it('are made anew with a second proof alone, and those before end', async () => {
    const useless = { status: 409, message: 'I codici di riserva servono solo con la verifica in due passaggi' };
    await expect(guest.client.keys.makeRecoveryCodes()).rejects.toMatchObject(useless);
    const { recoveryCodes: first } = await addApp(site, guest);
    const { recoveryCodes: second } = await guest.client.keys.makeRecoveryCodes();
    expect(new Set([...first, ...second]).size).toBe(20);
    const give = (code = '') => guest.client.freshProof.give({ body: { code } });
    await expect(give(first[0])).rejects.toMatchObject({ status: 400 });
    await expect(give(second[0]?.toUpperCase().replaceAll('-', ' '))).resolves.toBeDefined();
    expect(await keysOf()).toMatchObject({ recovery: { left: 9 } });
    await expect(give(second[0])).rejects.toMatchObject({ status: 400 });
  });

  it('tell her whose they are how many are left, with each that is used', async () => {
    const { recoveryCodes } = await addApp(site, guest);
    await guest.client.freshProof.give({ body: { code: recoveryCodes[3] ?? '' } });
    expect(await letters()).toContain('È stato usato un codice di riserva: ne restano 9');
  });
});

it('proofs are added twenty times a day, and no more', async () => {
  await addApp(site, guest);
  for (let count = 1; count < 20; count += 1) await guest.client.keys.makeRecoveryCodes();
  await expect(guest.client.keys.makeRecoveryCodes()).rejects.toMatchObject({ status: 429 });
});
