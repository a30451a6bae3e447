import type { PasskeyAnswer } from '@approdo/shared/contract/accounts/passkey-shapes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Authenticator, createAuthenticator } from '../../../../testing/authenticator.ts';
import { createTestSite, type TestSite } from '../../../../testing/index.ts';
import { refusalOf } from '../../../../testing/refusal.ts';
import { stopChanges } from '../../../../testing/stop-changes.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const REFUSED = { status: 401, message: 'La passkey non è stata riconosciuta', code: 'PASSKEY_REFUSED' };

type Person = Awaited<ReturnType<TestSite['signIn']>>;
type Overrides = Parameters<Authenticator['answer']>[1];

let site: TestSite;
let guest: Person;
let key: Authenticator;
beforeEach(async () => {
  site = await createTestSite({ hostName: 'mare.localhost', offers: ['de'] });
  guest = await site.signIn();
  key = await addTo(guest);
});
afterEach(() => site.close());

async function addTo({ client }: Pick<Person, 'client'>, kind?: 'Ed25519' | 'ES256' | 'RS256') {
  const made = createAuthenticator(site.address, kind);
  const { options } = await client.keys.beginPasskey();
  await client.keys.addPasskey({ body: { response: made.make(options) } });
  return made;
}

async function answer(overrides?: Overrides): Promise<PasskeyAnswer> {
  return key.answer((await site.anyone.passkeySignIn.options()).options, overrides);
}

const enterWith = (response: PasskeyAnswer, more = {}) =>
  site.anyone.passkeySignIn.enter({ body: { response, ...more } });
const enter = async (overrides?: Overrides) => enterWith(await answer(overrides));
const passkeys = async () => (await guest.client.keys.get()).passkeys;

describe('a passkey', () => {
  it.each(['Ed25519', 'ES256', 'RS256'] as const)('of %s signs in whose it is, by nothing else', async (kind) => {
    key = await addTo(guest, kind);
    const { token, user, device } = await enter();
    expect(user.email).toBe(guest.user.email);
    expect(device).toBeUndefined();
    const client = site.withToken(token);
    expect(await client.devices.list()).toContainEqual(expect.objectContaining({ isThis: true, by: 'PASSKEY' }));
  });

  it('is asked for at the house’s own address, of nobody named, with the person verified', async () => {
    expect(await site.anyone.passkeySignIn.options()).toEqual({
      options: {
        challenge: expect.stringMatching(/^[\w-]{72}$/),
        rpId: 'mare.localhost',
        allowCredentials: [],
        timeout: 5 * MINUTE,
        userVerification: 'required',
      },
      origin: site.address,
    });
  });

  it('is a fresh proof, and of staff two proofs in one: what asks for one is done', async () => {
    const owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    key = await addTo(owner);
    const { token, device } = await enter();
    expect(device).toMatch(/^[\w-]{43}$/);
    const body = { name: 'Bruno Neri', email: 'bruno@example.com', password: 'segreta', role: 'EDITOR' } as const;
    await expect(site.withToken(token).users.create({ body })).resolves.toMatchObject({ name: 'Bruno Neri' });
    site.clock.advance(10 * MINUTE + 1);
    await expect(site.withToken(token).users.create({ body })).rejects.toMatchObject({ code: 'FRESH_PROOF_ASKED' });
  });

  it('notes when it was used, and whether it is synced as of then', async () => {
    expect(await passkeys()).toMatchObject([{ lastUsedAt: null, isSynced: false }]);
    site.clock.advance(MINUTE);
    await enter({ isSynced: true });
    expect(await passkeys()).toMatchObject([{ lastUsedAt: site.clock.now().toISOString(), isSynced: true }]);
    await enter({ isSynced: false });
    expect(await passkeys()).toMatchObject([{ isSynced: false }]);
  });

  it('forgets wrong passwords of that account from that address, as a right password does', async () => {
    const { email } = guest.user;
    const wrong = () => site.anyone.auth.login({ body: { email, password: 'sbagliata' } });
    for (let count = 0; count < 5; count += 1) await expect(wrong()).rejects.toMatchObject({ status: 401 });
    await expect(wrong()).rejects.toMatchObject({ status: 429 });
    await enter();
    await expect(site.anyone.auth.login({ body: { email, password: guest.password } })).resolves.toBeDefined();
  });
});

describe('what is refused, in one way, and changes nothing', () => {
  const badOverrides: readonly (readonly [string, Overrides])[] = [
    ['another origin', { origin: 'http://mare.localhost' }],
    ['a page of http in the place of https', { origin: 'https://mare.localhost' }],
    ['another host', { rpId: 'monte.localhost' }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['a page within another site’s page', { crossOrigin: true }],
    ['nobody there', { isPresent: false }],
    ['a person who was not verified', { isVerified: false }],
    ['another account’s handle', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['no handle', { userHandle: undefined }],
  ];

  it.each(badOverrides)('%s', async (_, overrides) => {
    const before = await passkeys();
    await expect(enter(overrides)).rejects.toMatchObject(REFUSED);
    expect(await passkeys()).toEqual(before);
    await expect(enter()).resolves.toBeDefined();
  });

  it('a forged signature, a signature of another key, and what was signed otherwise', async () => {
    const right = await answer();
    const other = createAuthenticator(site.address);
    const { options } = await site.anyone.passkeySignIn.options();
    const signedByOther = other.answer(options).response.signature;
    const forged = [
      { ...right.response, signature: signedByOther },
      { ...right.response, signature: 'AAAA' },
      { ...right.response, authenticatorData: (await answer()).response.authenticatorData.replace(/^./, 'A') },
      { ...right.response, authenticatorData: 'AAAA' },
      { ...right.response, clientDataJSON: Buffer.from('{}').toString('base64url') },
      { ...right.response, clientDataJSON: 'AAAA' },
    ];
    for (const response of forged) await expect(enterWith({ ...right, response })).rejects.toMatchObject(REFUSED);
    await expect(enterWith({ ...right, rawId: 'AAAA' })).rejects.toMatchObject(REFUSED);
    await expect(enterWith(right)).resolves.toBeDefined();
  });

  it('a passkey that is not known here, of which the browser may be told, and no other', async () => {
    const stranger = createAuthenticator(site.address);
    const { options } = await site.anyone.passkeySignIn.options();
    const body = async (response: PasskeyAnswer) => {
      const answered = await fetch(`${site.origin}/api/auth/passkey`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ response }),
      });
      return [answered.status, await answered.json()];
    };
    const text = { error: REFUSED.message, code: REFUSED.code };
    expect(await body(stranger.answer(options))).toEqual([401, { ...text, isUnknown: true }]);
    expect(await body(key.answer(options, { isVerified: false }))).toEqual([401, text]);
    expect(await body(stranger.answer({ ...options, challenge: 'AAAA' }))).toEqual([401, text]);
  });

  it('one that was removed', async () => {
    const [known] = await passkeys();
    await guest.client.keys.removePasskey({ params: { id: known?.id ?? '' } });
    await expect(enter()).rejects.toMatchObject(REFUSED);
  });

  it('in the language of the call', async () => {
    const german = site.speaking('de').passkeySignIn;
    const response = await answer({ isVerified: false });
    await expect(german.enter({ body: { response } })).rejects.toMatchObject({
      message: 'Der Passkey wurde nicht erkannt',
    });
  });
});

describe('a challenge', () => {
  it('is good for five minutes, to the millisecond', async () => {
    const [inTime, late] = [await answer(), await answer()];
    site.clock.advance(5 * MINUTE - 1);
    await expect(enterWith(inTime)).resolves.toBeDefined();
    site.clock.advance(1);
    await expect(enterWith(late)).rejects.toMatchObject(REFUSED);
  });

  it('is good once, also where several answers to it come together', async () => {
    const response = await answer();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => enterWith(response)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(REFUSED);
    await expect(enterWith(response)).rejects.toMatchObject(REFUSED);
  });

  it('is that of this house alone, of another none', async () => {
    const neighbour = await createTestSite({ hostName: 'monte.localhost' });
    try {
      const { options } = await neighbour.anyone.passkeySignIn.options();
      await expect(enterWith(key.answer({ ...options, rpId: 'mare.localhost' }))).rejects.toMatchObject(REFUSED);
      const ours = await answer();
      await expect(neighbour.anyone.passkeySignIn.enter({ body: { response: ours } })).rejects.toMatchObject(REFUSED);
    } finally {
      await neighbour.close();
    }
  });

  it('is no other’s: made up, cut short, prolonged, or asked for another purpose', async () => {
    const { options } = await site.anyone.passkeySignIn.options();
    const bytes = Buffer.from(options.challenge, 'base64url');
    const later = Buffer.from(bytes);
    later.writeUIntBE(later.readUIntBE(16, 6) + DAY, 16, 6);
    const own = (await guest.client.freshProof.options()).options.challenge;
    const toAdd = (await guest.client.keys.beginPasskey()).options.challenge;
    for (const challenge of ['', 'AAAA', options.challenge.slice(1), later.toString('base64url'), own, toAdd]) {
      await expect(enterWith(key.answer({ ...options, challenge }))).rejects.toMatchObject(REFUSED);
    }
  });

  it('writes nothing until it is used, and is forgotten once it is over', async () => {
    const before = site.changedRows();
    await answer();
    expect(site.changedRows()).toBe(before);
    await enter();
    const used = () => site.database.selectFrom('used_challenges').selectAll().execute();
    // Including the challenge it was added with.
    expect(await used()).toHaveLength(2);
    site.clock.advance(11 * MINUTE);
    await enter();
    expect(await used()).toHaveLength(1);
  });
});

describe('the counter of uses', () => {
  it('must be greater than the one that is kept, or neither is counted', async () => {
    await enter({ counter: 0 });
    await enter({ counter: 0 });
    await enter({ counter: 7 });
    for (const counter of [7, 6, 0]) await expect(enter({ counter })).rejects.toMatchObject(REFUSED);
    await enter({ counter: 2 ** 32 - 1 });
  });

  it('that is behind tells her whose it is, at most once a day, and lets nobody in', async () => {
    await enter({ counter: 7 });
    const before = await passkeys();
    const [one] = before;
    await guest.client.keys.renamePasskey({ params: { id: one?.id ?? '' }, body: { name: 'Il mio telefono' } });
    for (let count = 0; count < 3; count += 1) await expect(enter({ counter: 5 })).rejects.toMatchObject(REFUSED);
    expect(await passkeys()).toEqual([{ ...one, name: 'Il mio telefono' }]);
    const copied = async () =>
      (await site.deliverMail()).filter(({ subject }) => subject === 'Una tua passkey potrebbe essere stata copiata');
    const letters = await copied();
    expect(letters).toHaveLength(1);
    expect(letters[0]?.to.address).toBe(guest.user.email);
    expect(letters[0]?.body).toContain('«Il mio telefono»');
    expect(letters[0]?.body).toContain('/profile#accesso');
    site.clock.advance(DAY);
    await expect(enter({ counter: 5 })).rejects.toMatchObject(REFUSED);
    expect(await copied()).toHaveLength(2);
  });

  it('is not believed of whoever cannot sign: nobody is told of a copy', async () => {
    await enter({ counter: 7 });
    const forged = await answer({ counter: 5 });
    const response = { ...forged.response, signature: (await answer()).response.signature };
    await expect(enterWith({ ...forged, response })).rejects.toMatchObject(REFUSED);
    const subjects = (await site.deliverMail()).map(({ subject }) => subject);
    expect(subjects).not.toContain('Una tua passkey potrebbe essere stata copiata');
  });
});

it('a proof and its session are one: what fails between them uses up nothing', async () => {
  const response = await answer();
  const used = () => site.database.selectFrom('used_challenges').selectAll().execute();
  const before = await used();
  const goOn = await stopChanges(site.database, { table: 'passkeys', verb: 'update' });
  expect((await refusalOf(enterWith(response))).status).toBe(500);
  await goOn();
  expect(await used()).toEqual(before);
  await expect(enterWith(response)).resolves.toBeDefined();
});

it('an address has twenty refused in a quarter of an hour; right ones are not counted', async () => {
  const wrong = await answer({ isVerified: false });
  for (let count = 0; count < 20; count += 1) await expect(enterWith(wrong)).rejects.toMatchObject({ status: 401 });
  await enterWith(wrong).catch((error: unknown) => expect(error).toMatchObject({ status: 429 }));
  await expect(enter()).rejects.toMatchObject({ status: 429 });
  site.clock.advance(15 * MINUTE);
  for (let count = 0; count < 21; count += 1) await enter();
});

describe('what is no such shape', () => {
  const post = async (body: string) =>
    await fetch(`${site.origin}/api/auth/passkey`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });

  it('is 400', async () => {
    const right = await answer();
    const malformed = [
      {},
      { response: null },
      { response: 'x' },
      { response: { ...right, type: 'password' } },
      { response: { ...right, response: {} } },
      { response: { ...right, id: 'è' } },
      { response: { ...right, id: 'a'.repeat(1365) } },
      { response: { ...right, response: { ...right.response, userHandle: 'a'.repeat(87) } } },
    ];
    for (const body of malformed) {
      const answered = await post(JSON.stringify(body));
      expect([answered.status, Object(await answered.json()).error]).toEqual([400, REFUSED.message]);
    }
  });

  it('is bounded before anything is made of it', async () => {
    const right = await answer();
    const heavy = { ...right, response: { ...right.response, clientDataJSON: 'A'.repeat(40_000) } };
    expect((await post(JSON.stringify({ response: heavy }))).status).toBe(413);
    const deep = Buffer.from(`${'['.repeat(8000)}${']'.repeat(8000)}`).toString('base64url');
    expect(
      (await post(JSON.stringify({ response: { ...right, response: { ...right.response, clientDataJSON: deep } } })))
        .status,
    ).toBe(401);
  });

  it('keeps nobody out by an odd device', async () => {
    await expect(enterWith(await answer(), { device: 'x' })).resolves.toBeDefined();
  });
});
