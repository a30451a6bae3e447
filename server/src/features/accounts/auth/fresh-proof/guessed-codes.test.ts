import { ApiError } from '@approdo/shared/client';
import { secondProofPrompt } from '@approdo/shared/contract/accounts/auth';
import { CODE_STEP_MS } from '@approdo/shared/domain/accounts/one-time-code';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAuthenticator } from '../../../../testing/authenticator.ts';
import { addApp, codeNow } from '../../../../testing/code-app.ts';
import { createTestSite, type TestSite } from '../../../../testing/index.ts';

const DAY = 24 * 60 * 60_000;
const NO = { status: 400, fields: { code: 'Il codice non è giusto' } };
const OUT = { status: 401, code: 'TOO_MANY_WRONG_CODES', message: 'Troppi codici sbagliati: accedi di nuovo' };
const OPEN_SESSION = 'Qualcuno prova i tuoi codici da un accesso aperto';

let site: TestSite;
let person: Awaited<ReturnType<TestSite['signIn']>>;
let secret: string;
let recoveryCodes: readonly string[];
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z', hostName: 'mare.localhost' });
  person = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
  ({ secret, recoveryCodes } = await addApp(site, person));
  // The code that confirmed the app cannot be used again.
  site.clock.advance(CODE_STEP_MS);
});
afterEach(() => site.close());

/** The ticket after a correct password. */
async function ask(): Promise<string> {
  const body = { email: person.user.email, password: person.password };
  const refused: unknown = await site.anyone.auth.login({ body }).catch((cause: unknown) => cause);
  if (!(refused instanceof ApiError)) throw new Error('It was let in');
  return secondProofPrompt.parse(refused.body).ticket;
}

const finish = (ticket: string, code: string) => site.anyone.auth.loginSecond({ body: { ticket, code } });

/** The answer to a wrong code sent from elsewhere by somebody who knows the password. */
async function finishFrom(address: string, ticket: string): Promise<number> {
  const answered = await fetch(`${site.origin}/api/auth/login/second`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ ticket, code: '000000' }),
  });
  return answered.status;
}

type Client = typeof person.client;
const give = (code: string, client: Client = person.client) => client.freshProof.give({ body: { code } });

/** Another session of the same person, whose token somebody may have stolen. */
async function openAnother(): Promise<Client> {
  site.clock.advance(CODE_STEP_MS);
  return site.withToken((await finish(await ask(), await codeNow(site, secret))).token);
}

async function exhaustGuesses(client: Client, code = '000000'): Promise<void> {
  for (let count = 0; count < 4; count += 1) await expect(give(code, client)).rejects.toMatchObject(NO);
  await expect(give(code, client)).rejects.toMatchObject(OUT);
  await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
}

it.each(['000000', 'a7wm-9qxz-4t2h'])(
  'the fifth wrong code such as %s ends the session that sent it, and no other of hers',
  async (code) => {
    const taken = await openAnother();
    await exhaustGuesses(taken, code);
    await expect(person.client.auth.me()).resolves.toBeDefined();
    await expect(give(code)).rejects.toMatchObject(NO);
  },
);

it('guesses in a session are told of as what they are, once a day, whatever was told of a password', async () => {
  const ticket = await ask();
  for (let count = 0; count < 5; count += 1) await finish(ticket, 'a7wm-9qxz-4t2h').catch(() => undefined);
  const [first, second] = [await openAnother(), await openAnother()];
  site.sent.length = 0;
  await exhaustGuesses(first);
  await exhaustGuesses(second);
  const written = (await site.deliverMail()).filter(({ body }) => body.includes('cinque'));
  expect(written.map(({ subject }) => subject)).toEqual(['Qualcuno conosce la tua password', OPEN_SESSION]);
  expect(written[1]?.body).not.toContain('la tua password giusta');
  expect(written[1]?.body).toContain('/admin/access');
});

it('wrong codes that are sent together are five at most', async () => {
  const taken = await openAnother();
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => give('000000', taken)));
  const reasons = all.map((one) => (one.status === 'rejected' ? one.reason : undefined));
  expect(reasons.filter((reason) => reason?.status === 400)).toHaveLength(4);
  expect(reasons.filter((reason) => reason?.code === OUT.code)).toHaveLength(1);
  await expect(taken.auth.me()).rejects.toMatchObject({ status: 401 });
});

it('a right code forgets the wrong ones before it', async () => {
  for (const _ of [1, 2]) {
    for (let count = 0; count < 4; count += 1) await expect(give('000000')).rejects.toMatchObject(NO);
    site.clock.advance(CODE_STEP_MS);
    await give(await codeNow(site, secret));
  }
  await expect(give('000000')).rejects.toMatchObject(NO);
});

it('guesses in sessions are of the thirty of a day, with those at sign-in, and shut out no recovery code', async () => {
  const recoveryCode = recoveryCodes[0] ?? '';
  const [known, ...taken] = [await openAnother(), await openAnother(), await openAnother(), await openAnother()];
  for (let network = 0; network < 3; network += 1) {
    const ticket = await ask();
    for (let count = 0; count < 5; count += 1) {
      expect(await finishFrom(`198.51.${network}.7`, ticket)).toBe(401);
    }
  }
  for (const client of taken) await exhaustGuesses(client);
  site.clock.advance(CODE_STEP_MS);
  await expect(give(await codeNow(site, secret), known)).rejects.toMatchObject({ status: 429 });
  await expect(give(recoveryCode, known)).resolves.toBeDefined();
  site.clock.advance(DAY);
  await expect(give(await codeNow(site, secret), known)).resolves.toBeDefined();
});

it('guesses in a session leave her passkeys alone', async () => {
  const key = createAuthenticator(site.address);
  await give(await codeNow(site, secret));
  const response = key.make((await person.client.keys.beginPasskey()).options);
  await person.client.keys.addPasskey({ body: { response } });
  const taken = await openAnother();
  await exhaustGuesses(taken);
  const { options } = await person.client.freshProof.options();
  await expect(person.client.freshProof.give({ body: { response: key.answer(options) } })).resolves.toBeDefined();
});
