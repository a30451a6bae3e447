import { session } from '@approdo/shared/contract/accounts/auth';
import { challengeOf, makeVerifier } from '@approdo/shared/node/proof-key';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Authenticator, createAuthenticator } from '../../../../testing/authenticator.ts';
import { createTestSite, type TestSite } from '../../../../testing/index.ts';

const MINUTE = 60_000;
const REFUSED = { status: 401, message: 'La passkey non è stata riconosciuta' };
const FAILED = { status: 401, message: 'Il passaggio dal browser non è riuscito: riprova' };
const NOT_OWN = { status: 400, message: 'La passkey non è stata riconosciuta' };
const DESKTOP = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Approdo/0.1.0 Chrome/140.0.0.0 Electron/45.0.0';

type Person = Awaited<ReturnType<TestSite['signIn']>>;

let site: TestSite;
let owner: Person;
let key: Authenticator;
let passkeyId: string;
beforeEach(async () => {
  site = await createTestSite({ hostName: 'mare.localhost' });
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  ({ key, id: passkeyId } = await addPasskey(owner));
});
afterEach(() => site.close());

async function addPasskey({ client }: Person) {
  const added = createAuthenticator(site.address);
  const response = added.make((await client.keys.beginPasskey()).options);
  const { passkey } = await client.keys.addPasskey({ body: { response } });
  return { key: added, id: passkey.id };
}

/** What the browser does for an app that keeps this verifier secret. */
async function makeTransfer(verifier: string, by = key, overrides = {}) {
  const { options } = await site.anyone.passkeySignIn.options();
  const response = by.answer(options, overrides);
  return await site.anyone.handover.make({ body: { response, challenge: challengeOf(verifier) } });
}

const redeem = (code: string, verifier: string, device?: string) =>
  site.anyone.handover.redeem({ body: { code, verifier, ...(device !== undefined && { device }) } });

const sessions = async () => (await owner.client.devices.list()).length;
const codes = () => site.database.selectFrom('handover_codes').selectAll().execute();

describe('a passkey that is shown in a browser', () => {
  it('lets the app in, as a sign-in by a passkey that names the device, and nobody in the browser', async () => {
    const verifier = makeVerifier();
    const { code, expiresAt } = await makeTransfer(verifier);
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(expiresAt).toBe(new Date(site.clock.now().getTime() + MINUTE).toISOString());
    expect(await sessions()).toBe(1);

    const answered = await fetch(`${site.origin}/api/auth/handover/redeem`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': DESKTOP },
      body: JSON.stringify({ code, verifier }),
    });
    expect(answered.status).toBe(200);
    const { token, user, device } = session.parse(await answered.json());
    expect([user, device]).toEqual([owner.user, expect.stringMatching(/^[\w-]{43}$/)]);
    const app = (await site.withToken(token).devices.list()).find(({ isThis }) => isThis);
    expect(app).toMatchObject({ isThis: true, by: 'PASSKEY', client: 'App Approdo su Linux', kind: 'DESKTOP' });
    // A passkey needs no fresh proof of its own: it was one.
    await expect(
      site.withToken(token).tokens.create({ body: { name: 'x', scopes: ['TAKE_BACKUP'] } }),
    ).resolves.toBeDefined();

    const again = makeVerifier();
    const known = await redeem((await makeTransfer(again)).code, again, device);
    expect(known).not.toHaveProperty('device');
  });

  it('is kept as hashes alone', async () => {
    const verifier = makeVerifier();
    const { code } = await makeTransfer(verifier);
    const storedRows = JSON.stringify(await codes());
    expect(storedRows).not.toContain(code);
    expect(storedRows).not.toContain(verifier);
    expect(storedRows).toContain(challengeOf(verifier));
  });

  it.each([
    ['a forged one', { isVerified: false }],
    ['one of another origin', { origin: 'https://elsewhere.example' }],
    ['one of another account', { userHandle: 'A'.repeat(43) }],
  ])('%s is refused, and leaves no code', async (_, overrides) => {
    await expect(makeTransfer(makeVerifier(), key, overrides)).rejects.toMatchObject(REFUSED);
    await expect(makeTransfer(makeVerifier(), createAuthenticator(site.address))).rejects.toMatchObject(REFUSED);
    expect(await codes()).toEqual([]);
  });

  it('is shown once: the same answer neither hands over twice nor signs in besides', async () => {
    const { options } = await site.anyone.passkeySignIn.options();
    const body = { response: key.answer(options), challenge: challengeOf(makeVerifier()) };
    await site.anyone.handover.make({ body });
    await expect(site.anyone.handover.make({ body })).rejects.toMatchObject(REFUSED);
    await expect(site.anyone.passkeySignIn.enter({ body })).rejects.toMatchObject(REFUSED);
    expect(await codes()).toHaveLength(1);
  });

  it.each(['', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}/`])('%j is no challenge', async (challenge) => {
    const { options } = await site.anyone.passkeySignIn.options();
    const body = { response: key.answer(options), challenge };
    await expect(site.anyone.handover.make({ body })).rejects.toMatchObject({ status: 400 });
  });

  it('that is refused too often from one address is told when to come again', async () => {
    const wrong = async () => makeTransfer(makeVerifier(), key, { isVerified: false });
    for (let count = 0; count < 20; count += 1) await expect(wrong()).rejects.toMatchObject(REFUSED);
    await expect(wrong()).rejects.toMatchObject({ status: 429 });
  });
});

describe('a code', () => {
  it('is good to the last millisecond of a minute', async () => {
    const [early, late] = [makeVerifier(), makeVerifier()];
    const [first, second] = [await makeTransfer(early), await makeTransfer(late)];
    site.clock.advance(MINUTE - 1);
    await expect(redeem(first.code, early)).resolves.toBeDefined();
    site.clock.advance(1);
    await expect(redeem(second.code, late)).rejects.toMatchObject(FAILED);
  });

  it('is good once, of whoever brings it at once, too', async () => {
    const verifier = makeVerifier();
    const { code } = await makeTransfer(verifier);
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => redeem(code, verifier)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(redeem(code, verifier)).rejects.toMatchObject(FAILED);
    expect(await sessions()).toBe(2);
  });

  it('is of no use without its verifier, and still of use with it', async () => {
    const verifier = makeVerifier();
    const { code } = await makeTransfer(verifier);
    for (const wrong of [makeVerifier(), challengeOf(verifier), '', 'x', 'x'.repeat(200)]) {
      await expect(redeem(code, wrong)).rejects.toMatchObject(FAILED);
    }
    await expect(redeem(makeVerifier(), verifier)).rejects.toMatchObject(FAILED);
    await expect(redeem(code, verifier)).resolves.toBeDefined();
  });

  it('ends with the passkey that it was made by, and with the account', async () => {
    const verifier = makeVerifier();
    const { code } = await makeTransfer(verifier);
    await owner.client.keys.removePasskey({ params: { id: passkeyId } });
    await expect(redeem(code, verifier)).rejects.toMatchObject(FAILED);

    const guest = await site.signIn();
    const { key: theirs } = await addPasskey(guest);
    await makeTransfer(verifier, theirs);
    await site.database.deleteFrom('users').where('id', '=', guest.user.id).execute();
    expect(await codes()).toEqual([]);
  });

  it('that nobody brought is forgotten with the next one', async () => {
    await makeTransfer(makeVerifier());
    site.clock.advance(MINUTE);
    await makeTransfer(makeVerifier());
    expect(await codes()).toHaveLength(1);
  });

  it('is bounded before anything is made of it', async () => {
    const send = (body: object) =>
      fetch(`${site.origin}/api/auth/handover/redeem`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const verifier = makeVerifier();
    expect((await send({ code: 'x'.repeat(5000), verifier })).status).toBe(413);
    for (const code of ['x'.repeat(201), 7, null, undefined, {}]) {
      const answered = await send({ code, verifier });
      expect([answered.status, await answered.json()]).toMatchObject([400, { error: FAILED.message }]);
    }
  });
});

describe('a code that is brought as a fresh proof', () => {
  const prove = (code: string, verifier: string, { client } = owner) =>
    client.freshProof.give({ body: { handover: { code, verifier } } });
  const tryIt = ({ client } = owner) => client.keys.beginPasskey();

  beforeEach(() => {
    site.clock.advance(11 * MINUTE);
  });

  it('is one of that session, once, and opens no other', async () => {
    await expect(tryIt()).rejects.toMatchObject({ code: 'FRESH_PROOF_ASKED' });
    const verifier = makeVerifier();
    const { code } = await makeTransfer(verifier);
    const until = new Date(site.clock.now().getTime() + 10 * MINUTE).toISOString();
    expect(await prove(code, verifier)).toEqual({ freshUntil: until });
    await expect(tryIt()).resolves.toBeDefined();
    await expect(prove(code, verifier)).rejects.toMatchObject(NOT_OWN);
    await expect(redeem(code, verifier)).rejects.toMatchObject(FAILED);
    expect(await sessions()).toBe(1);
  });

  it('is not another’s, whose it stays', async () => {
    const other = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    const verifier = makeVerifier();
    const { code } = await makeTransfer(verifier);
    await expect(prove(code, verifier, other)).rejects.toMatchObject(NOT_OWN);
    await expect(prove(code, makeVerifier())).rejects.toMatchObject(NOT_OWN);
    await expect(tryIt()).rejects.toMatchObject({ code: 'FRESH_PROOF_ASKED' });
    await expect(prove(code, verifier)).resolves.toBeDefined();
  });

  it('may be wrong ten times in a quarter of an hour, whatever passwords are guessed besides', async () => {
    for (let count = 0; count < 10; count += 1) {
      await expect(owner.client.freshProof.give({ body: { password: 'x' } })).rejects.toMatchObject({ status: 400 });
      await expect(prove(makeVerifier(), makeVerifier())).rejects.toMatchObject(NOT_OWN);
    }
    const verifier = makeVerifier();
    await expect(prove((await makeTransfer(verifier)).code, verifier)).rejects.toMatchObject({ status: 429 });
  });

  it('comes alone', async () => {
    const body = { handover: { code: 'x', verifier: 'y' }, password: owner.password };
    await expect(owner.client.freshProof.give({ body })).rejects.toMatchObject({ message: 'Scegli una prova' });
  });
});

describe('another house', () => {
  it('takes no code of this one', async () => {
    const neighbour = await createTestSite({ hostName: 'monte.localhost' });
    try {
      const verifier = makeVerifier();
      const { code } = await makeTransfer(verifier);
      await expect(neighbour.anyone.handover.redeem({ body: { code, verifier } })).rejects.toMatchObject(FAILED);
      await expect(redeem(code, verifier)).resolves.toBeDefined();
    } finally {
      await neighbour.close();
    }
  });

  it('whose address is a number hands nothing over', async () => {
    const byNumber = await createTestSite();
    try {
      const { options } = await site.anyone.passkeySignIn.options();
      const body = { response: key.answer(options), challenge: challengeOf(makeVerifier()) };
      await expect(byNumber.anyone.handover.make({ body })).rejects.toMatchObject({ status: 409 });
    } finally {
      await byNumber.close();
    }
  });
});
