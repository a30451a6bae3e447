import { secondProofPrompt } from '@approdo/shared/contract/accounts/auth';
import type { NewPasskey } from '@approdo/shared/contract/accounts/passkey-shapes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Authenticator, createAuthenticator } from '../../../../testing/authenticator.ts';
import { createTestSite, type TestSite } from '../../../../testing/index.ts';

const MINUTE = 60_000;
const REFUSED = { status: 400, message: 'La passkey non è stata riconosciuta' };
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

type Person = Awaited<ReturnType<TestSite['signIn']>>;

let site: TestSite;
let guest: Person;
beforeEach(async () => {
  site = await createTestSite({ hostName: 'mare.localhost', offers: ['fr'] });
  guest = await site.signIn();
});
afterEach(() => site.close());

type Overrides = Parameters<Authenticator['make']>[1];

async function make(key = createAuthenticator(site.address), overrides?: Overrides, { client } = guest) {
  return key.make((await client.keys.beginPasskey()).options, overrides);
}

const addTo = ({ client }: Person, response: NewPasskey, name?: string) =>
  client.keys.addPasskey({ body: { response, ...(name !== undefined && { name }) } });
const add = (response: NewPasskey, name?: string) => addTo(guest, response, name);
const passkeys = async () => (await guest.client.keys.get()).passkeys;
const subjects = async () => (await site.deliverMail()).map(({ subject }) => subject);

describe('an account without any keys', () => {
  it('is told where passkeys are good, and of nothing else', async () => {
    expect(await guest.client.keys.get()).toEqual({
      twoProofs: false,
      isRequired: false,
      passkeysHere: { rpId: 'mare.localhost', origin: site.address },
      passkeys: [],
      app: null,
      recovery: null,
      isOfferPutAway: false,
    });
  });

  it('may put away for good that it is offered one, and take it back', async () => {
    expect(await guest.client.keys.putOffer({ body: { isPutAway: true } })).toMatchObject({ isOfferPutAway: true });
    await guest.client.keys.putOffer({ body: { isPutAway: true } });
    expect(await guest.client.keys.get()).toMatchObject({ isOfferPutAway: true });
    expect((await (await site.signIn()).client.keys.get()).isOfferPutAway).toBe(false);
    expect(await guest.client.keys.putOffer({ body: { isPutAway: false } })).toMatchObject({ isOfferPutAway: false });
  });
});

describe('what a passkey is made by', () => {
  it('names the house and the person, never her id, and is discoverable and verified', async () => {
    const { options } = await guest.client.keys.beginPasskey();
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{72}$/),
      rp: { id: 'mare.localhost', name: expect.stringMatching(/./) },
      user: { id: expect.stringMatching(/^[\w-]{43}$/), name: guest.user.email, displayName: guest.user.name },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      timeout: 5 * MINUTE,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    });
  });

  it('calls an account the same before each authenticator, and no two alike', async () => {
    const handleOf = async ({ client }: Person) => (await client.keys.beginPasskey()).options.user.id;
    const handle = await handleOf(guest);
    expect(await Promise.all([handleOf(guest), handleOf(guest)])).toEqual([handle, handle]);
    expect(await handleOf(await site.signIn())).not.toBe(handle);
  });

  it('leaves out the authenticators that have one already', async () => {
    const key = createAuthenticator(site.address);
    await add(await make(key));
    const { options } = await guest.client.keys.beginPasskey();
    expect(options.excludeCredentials).toEqual([
      { id: key.id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
  });

  it('asks for a fresh proof and a confirmed address', async () => {
    const stranger = await site.signIn({ role: 'USER', emailConfirmed: false });
    await expect(stranger.client.keys.beginPasskey()).rejects.toMatchObject({ status: 403 });
    const response = await make();
    site.clock.advance(10 * MINUTE + 1);
    await expect(guest.client.keys.beginPasskey()).rejects.toMatchObject({ code: 'FRESH_PROOF_ASKED' });
    await expect(add(response)).rejects.toMatchObject({ code: 'FRESH_PROOF_ASKED' });
    await guest.prove();
    await expect(add(response)).rejects.toMatchObject(REFUSED);
    await expect(add(await make())).resolves.toBeDefined();
  });
});

describe('a passkey that is added', () => {
  it('is called after browser and system unless it is given a name, and is told of by letter', async () => {
    const { options } = await guest.client.keys.beginPasskey();
    const answered = await fetch(`${site.origin}/api/auth/keys/passkey`, {
      method: 'POST',
      headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json', 'user-agent': FIREFOX },
      body: JSON.stringify({ response: createAuthenticator(site.address).make(options, { isSynced: true }) }),
    });
    const now = site.clock.now().toISOString();
    const passkey = { id: expect.any(String), name: 'Firefox su Windows', createdAt: now, lastUsedAt: null };
    const where = { isSynced: true, rpId: 'mare.localhost', isUsableHere: true };
    expect([answered.status, await answered.json()]).toEqual([201, { passkey: { ...passkey, ...where } }]);
    await add(await make(), '  Chiave blu ');
    expect((await passkeys()).map(({ name }) => name).toSorted()).toEqual(['Chiave blu', 'Firefox su Windows']);
    const letters = await site.deliverMail();
    expect(letters.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => 'È cambiato il modo di entrare nel tuo account'),
    );
    expect(letters[0]?.body).toContain('È stata aggiunta la passkey «Firefox su Windows»');
    expect(letters[0]?.body).toContain('/profile#accesso');
  });

  it('does not make a guest’s password less: it goes on to suffice', async () => {
    await add(await make());
    expect(await guest.client.keys.get()).toMatchObject({ twoProofs: false });
    const { email } = guest.user;
    await expect(site.anyone.auth.login({ body: { email, password: guest.password } })).resolves.toBeDefined();
  });

  it('is a fresh proof of the session that added it', async () => {
    const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    const response = await make(undefined, undefined, editor);
    site.clock.advance(4 * MINUTE);
    await addTo(editor, response);
    site.clock.advance(7 * MINUTE);
    await expect(make(undefined, undefined, editor)).resolves.toBeDefined();
  });

  it('is a second proof of staff, whose first one brings ten recovery codes, told this once', async () => {
    const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    const { recoveryCodes = [] } = await addTo(editor, await make(undefined, undefined, editor));
    expect(recoveryCodes.map((code) => code[0]).join('')).toBe('abcdefghjk');
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/);
    const own = await editor.client.keys.get();
    expect(own).toMatchObject({ twoProofs: true, app: null, recovery: { left: 10 } });
    expect(JSON.stringify(own)).not.toContain(recoveryCodes[0]);
    expect(await addTo(editor, await make(undefined, undefined, editor))).not.toHaveProperty('recoveryCodes');
    expect((await site.deliverMail()).filter(({ body }) => body.includes(recoveryCodes[0] ?? ''))).toEqual([]);
    const { email } = editor.user;
    const prompt = site.anyone.auth.login({ body: { email, password: editor.password } });
    const { ticket, proofs } = await prompt.then(
      () => expect.fail('it let her in'),
      (cause) => secondProofPrompt.parse(cause.body),
    );
    expect(proofs).toEqual(['RECOVERY', 'PASSKEY']);
    const entered = site.anyone.auth.loginSecond({ body: { ticket, code: recoveryCodes[9] ?? '' } });
    await expect(entered).resolves.toMatchObject({ user: { email } });
  });

  it('leaves the session of staff fresh, whose password is a fresh proof no longer', async () => {
    const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    const other = await site.anyone.auth.login({ body: { email: editor.user.email, password: editor.password } });
    site.clock.advance(9 * MINUTE);
    await addTo(editor, await make(undefined, undefined, editor));
    site.clock.advance(10 * MINUTE);
    await expect(editor.client.keys.makeRecoveryCodes()).resolves.toBeDefined();
    const elsewhere = site.withToken(other.token).keys.makeRecoveryCodes();
    await expect(elsewhere).rejects.toMatchObject({ status: 403, body: { proofs: ['RECOVERY', 'PASSKEY'] } });
    site.clock.advance(1);
    await expect(editor.client.keys.makeRecoveryCodes()).rejects.toMatchObject({ code: 'FRESH_PROOF_ASKED' });
  });

  it('is there once, of whomever', async () => {
    const key = createAuthenticator(site.address);
    await add(await make(key));
    const there = { status: 409, message: 'Questa passkey c’è già' };
    await expect(add(await make(key))).rejects.toMatchObject(there);
    const other = await site.signIn();
    await expect(addTo(other, await make(key, {}, other))).rejects.toMatchObject(there);
    expect(await passkeys()).toHaveLength(1);
  });

  it('is added once where its answer is sent twice at once', async () => {
    const response = await make();
    const outcomes = await Promise.allSettled([add(response), add(response), add(response)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await passkeys()).toHaveLength(1);
    expect(await subjects()).toHaveLength(1);
  });

  it('is the tenth at most', async () => {
    for (let count = 0; count < 10; count += 1) await add(await make());
    await expect(add(await make())).rejects.toMatchObject({
      status: 409,
      message: 'Hai già 10 passkey: togline una',
    });
    expect(await passkeys()).toHaveLength(10);
  });

  it('is the twentieth of a day at most, removed ones among them', async () => {
    for (let count = 0; count < 20; count += 1) {
      const { passkey } = await add(await make());
      await guest.client.keys.removePasskey({ params: { id: passkey.id } });
    }
    await expect(add(await make())).rejects.toMatchObject({ status: 429 });
    site.clock.advance(24 * 60 * MINUTE);
    await guest.prove();
    await expect(add(await make())).resolves.toBeDefined();
  });

  it('is not vouched for: whatever its maker says of it is not read', async () => {
    const attStmt = new Map<string, Uint8Array | string>([
      ['ver', 'x'],
      ['response', new Uint8Array(3)],
    ]);
    for (const fmt of ['android-safetynet', 'packed', 'unheard-of']) {
      await expect(add(await make(undefined, { format: { fmt, attStmt } }))).resolves.toBeDefined();
    }
  });
});

describe('what is no passkey that was asked for', () => {
  const badOverrides: readonly (readonly [string, Overrides])[] = [
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another host', { rpId: 'elsewhere.example' }],
    ['another ceremony', { type: 'webauthn.get' }],
    ['a page within another site’s page', { crossOrigin: true }],
    ['nobody there', { isPresent: false }],
    ['a person who was not verified', { isVerified: false }],
  ];

  it.each(badOverrides)('%s: it is refused, and the challenge still good', async (_, overrides) => {
    await expect(add(await make(undefined, overrides))).rejects.toMatchObject(REFUSED);
    expect(await passkeys()).toEqual([]);
    expect(await subjects()).toEqual([]);
  });

  it('one that was asked for by somebody else, in another house, too long ago, or for signing in', async () => {
    const other = await site.signIn();
    await expect(add(await make(undefined, {}, other))).rejects.toMatchObject(REFUSED);
    const key = createAuthenticator(site.address);
    const { options } = await guest.client.keys.beginPasskey();
    const { challenge } = (await site.anyone.passkeySignIn.options()).options;
    await expect(add(key.make({ ...options, challenge }))).rejects.toMatchObject(REFUSED);
    const late = key.make(options);
    site.clock.advance(5 * MINUTE);
    await expect(add(late)).rejects.toMatchObject(REFUSED);
  });

  it('bytes that are no attestation, named as another, or of a depth that no parser likes', async () => {
    const { options } = await guest.client.keys.beginPasskey();
    const right = createAuthenticator(site.address).make(options);
    const deep = Buffer.alloc(12_000, 0x81).toString('base64url');
    for (const attestationObject of ['AAAA', deep, right.response.attestationObject.slice(0, 60)]) {
      const response = { ...right, response: { ...right.response, attestationObject } };
      await expect(add(response)).rejects.toMatchObject(REFUSED);
    }
    await expect(add({ ...right, id: 'AAAA', rawId: 'AAAA' })).rejects.toMatchObject(REFUSED);
    await expect(add(right)).resolves.toBeDefined();
  });

  it.each(['', ' ', 'https://x', 'a'.repeat(61)])('a name such as %j is none', async (name) => {
    await expect(add(await make(), name)).rejects.toMatchObject({ status: 400, fields: { name: expect.any(String) } });
  });
});

describe('a passkey that is there', () => {
  let id: string;
  beforeEach(async () => {
    id = (await add(await make(), 'Telefono')).passkey.id;
    await site.deliverMail();
    site.sent.length = 0;
  });

  it('is called otherwise without a letter, by her alone whose it is', async () => {
    site.clock.advance(20 * MINUTE);
    const renamed = await guest.client.keys.renamePasskey({ params: { id }, body: { name: 'Tablet' } });
    expect(renamed).toMatchObject({ id, name: 'Tablet' });
    expect(await passkeys()).toEqual([renamed]);
    const other = await site.signIn();
    const missing = { status: 404, message: 'Passkey non trovata' };
    await expect(other.client.keys.renamePasskey({ params: { id }, body: { name: 'x' } })).rejects.toMatchObject(
      missing,
    );
    await expect(other.client.keys.removePasskey({ params: { id } })).rejects.toMatchObject(missing);
    expect(await subjects()).toEqual([]);
  });

  it('is removed for good, by whoever is proved, and told of by letter', async () => {
    site.clock.advance(11 * MINUTE);
    const remove = () => guest.client.keys.removePasskey({ params: { id } });
    await expect(remove()).rejects.toMatchObject({ code: 'FRESH_PROOF_ASKED', status: 403 });
    await guest.prove();
    await remove();
    expect(await passkeys()).toEqual([]);
    expect(await site.database.selectFrom('ended_proofs').select('id').execute()).toEqual([{ id }]);
    const [letter] = await site.deliverMail();
    expect(letter?.body).toContain('È stata tolta la passkey «Telefono»');
    await expect(remove()).rejects.toMatchObject({ status: 404 });
  });

  it('of an address that the site no longer has is listed, and good for nothing', async () => {
    await site.database.updateTable('passkeys').set({ rp_id: 'vecchia.example' }).execute();
    expect(await passkeys()).toMatchObject([{ id, rpId: 'vecchia.example', isUsableHere: false }]);
    expect((await guest.client.freshProof.options()).options.allowCredentials).toEqual([]);
  });
});

describe('a fresh proof by a passkey', () => {
  let key: Authenticator;
  beforeEach(async () => {
    key = createAuthenticator(site.address);
    await add(await make(key));
    site.clock.advance(11 * MINUTE);
  });

  const requested = async () => (await guest.client.freshProof.options()).options;
  const give = (response: ReturnType<Authenticator['answer']>) => guest.client.freshProof.give({ body: { response } });

  it('is asked for by the caller’s own, and is one of that session', async () => {
    const options = await requested();
    expect(options.allowCredentials).toEqual([{ id: key.id, type: 'public-key', transports: ['internal', 'hybrid'] }]);
    const until = new Date(site.clock.now().getTime() + 10 * MINUTE).toISOString();
    expect(await give(key.answer(options))).toEqual({ freshUntil: until });
    await expect(make()).resolves.toBeDefined();
  });

  it('is offered beside the password where the door asks for one', async () => {
    const answered = await fetch(`${site.origin}/api/auth/keys/passkey/options`, {
      method: 'POST',
      headers: { authorization: `Bearer ${guest.token}` },
    });
    expect(await answered.json()).toMatchObject({ code: 'FRESH_PROOF_ASKED', proofs: ['PASSWORD', 'PASSKEY'] });
  });

  it('is not another’s, not what signs in, not used twice, and no reason to sign out', async () => {
    const other = await site.signIn();
    const theirs = createAuthenticator(site.address);
    await addTo(other, await make(theirs, {}, other));
    await expect(give(theirs.answer(await requested()))).rejects.toMatchObject(REFUSED);
    await expect(give(key.answer((await site.anyone.passkeySignIn.options()).options))).rejects.toMatchObject(REFUSED);
    const prompt = (await other.client.freshProof.options()).options;
    await expect(give(key.answer(prompt))).rejects.toMatchObject(REFUSED);
    const right = key.answer(await requested());
    await give(right);
    await expect(give(right)).rejects.toMatchObject(REFUSED);
    await expect(guest.client.auth.me()).resolves.toBeDefined();
  });

  it('may be wrong ten times in a quarter of an hour, whatever passwords are guessed besides', async () => {
    const wrong = async () => give(key.answer(await requested(), { isVerified: false }));
    for (let count = 0; count < 10; count += 1) {
      await expect(guest.client.freshProof.give({ body: { password: 'x' } })).rejects.toMatchObject({ status: 400 });
      await expect(wrong()).rejects.toMatchObject({ status: 400 });
    }
    await expect(give(key.answer(await requested()))).rejects.toMatchObject({ status: 429 });
  });

  it('comes alone', async () => {
    const body = { response: key.answer(await requested()), password: guest.password };
    await expect(guest.client.freshProof.give({ body })).rejects.toMatchObject({ message: 'Scegli una prova' });
  });
});

describe('a house whose address is a number', () => {
  it('offers none, says why in the language of the call, and lists those that are there', async () => {
    const byNumber = await createTestSite({ offers: ['fr'] });
    try {
      const { client, token } = await byNumber.signIn();
      const text = 'Qui le passkey non si possono usare: l’indirizzo del sito è un numero. Serve un nome con https.';
      const refused = { status: 409, message: text };
      await expect(byNumber.anyone.passkeySignIn.options()).rejects.toMatchObject(refused);
      await expect(client.keys.beginPasskey()).rejects.toMatchObject(refused);
      await expect(client.freshProof.options()).rejects.toMatchObject(refused);
      const key = createAuthenticator('http://localhost');
      const response = key.answer({
        challenge: 'x',
        rpId: 'localhost',
        timeout: 1,
        allowCredentials: [],
        userVerification: 'required',
      });
      await expect(byNumber.anyone.passkeySignIn.enter({ body: { response } })).rejects.toMatchObject(refused);
      await expect(client.freshProof.give({ body: { response } })).rejects.toMatchObject(refused);
      const french = byNumber.withToken(token, 'fr').keys;
      await expect(french.beginPasskey()).rejects.toMatchObject({
        message: expect.stringMatching(/^Les clés d’accès/),
      });
      expect(await client.keys.get()).toMatchObject({ passkeysHere: null, whyNot: 'ADDRESS' });
    } finally {
      await byNumber.close();
    }
  });
});
