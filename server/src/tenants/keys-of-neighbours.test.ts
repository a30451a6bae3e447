import { randomBytes } from 'node:crypto';
import { ApiError, createClient } from '@approdo/shared/client';
import { contract } from '@approdo/shared/contract';
import { secondProofPrompt } from '@approdo/shared/contract/accounts/auth';
import { CODE_STEP_MS } from '@approdo/shared/domain/accounts/one-time-code';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createAuthenticator } from '../testing/authenticator.ts';
import { codeNow } from '../testing/code-app.ts';
import { type SharedParts, startSharedParts } from '../testing/shared-parts.ts';
import { isOnPostgres } from '../testing/site-data.ts';
import { startTestTenants, type TestTenants } from '../testing/test-tenants.ts';

// Each passkey is made and asked for, each recovery code is hashed.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

/** Both are names below `.localhost`, where passkeys are offered; they share a process, a port and the secret of the site. */
const NAMES = ['bosco', 'lago'] as const;
type Name = (typeof NAMES)[number];

const TICKET_ENDED = { status: 401, code: 'TICKET_ENDED' };
const CODE_WRONG = { status: 401, code: 'CODE_WRONG' };
const PASSKEY_REFUSED = { status: 401, code: 'PASSKEY_REFUSED' };
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

let shared: SharedParts | undefined;
let tenants: TestTenants;
let bosco: House;
let lago: House;
beforeAll(async () => {
  shared = isOnPostgres ? await startSharedParts() : undefined;
  tenants = await startTestTenants({ isLater: true, ...(shared && { shared }) });
  const { port } = new URL(tenants.originOf('mare'));
  for (const name of NAMES) {
    const url = `http://${name}.localhost:${port}`;
    await tenants.registry.add({ name, url, owner: 'ada@example.com', sender: `Casa <noreply@${name}.it>` });
  }
  await tenants.look();
  [bosco, lago] = [await openHouse('bosco', port), await openHouse('lago', port)];
  // The codes that confirmed the apps are used up.
  tenants.clock.advance(CODE_STEP_MS);
});
afterAll(async () => {
  await tenants.close();
  await shared?.close();
});

/** As a browser asks under that name, which no name server has to know. */
function connectTo(name: Name, token?: string) {
  return createClient(contract, async ({ method, path, body }) => {
    const sent = { ...(token !== undefined && { token }), ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await tenants.ask(`/api${path}`, { host: `${name}.localhost`, method, ...sent });
    return { status: answer.status, body: answer.text === '' ? undefined : JSON.parse(answer.text) };
  });
}

type House = Awaited<ReturnType<typeof openHouse>>;

/** The house, with an owner who has all that lets her in: both have the same address. */
async function openHouse(name: Name, port: string) {
  const credentials = tenants.owners.get(name);
  if (!credentials) throw new Error('its owner is not known');
  const { email, password } = credentials;
  const anyone = connectTo(name);
  const { token } = await anyone.auth.login({ body: { email, password } });
  const client = connectTo(name, token);
  const { setup, secret } = await client.keys.beginApp();
  const { recoveryCodes = [] } = await client.keys.confirmApp({
    body: { setup, code: await codeNow(tenants, secret) },
  });
  const authenticator = createAuthenticator(`http://${name}.localhost:${port}`);
  const { options } = await client.keys.beginPasskey();
  await client.keys.addPasskey({ body: { response: authenticator.make(options) } });

  async function ask(device?: string) {
    const asked: unknown = await anyone.auth
      .login({ body: { email, password, device } })
      .catch((cause: unknown) => cause);
    if (!(asked instanceof ApiError)) throw new Error('it was let in');
    return secondProofPrompt.parse(asked.body).ticket;
  }

  return {
    anyone,
    client,
    secret,
    recoveryCodes,
    authenticator,
    /** The ticket of a right password. */
    ask,
    answer: async () => authenticator.answer((await anyone.passkeySignIn.options()).options),
    finish: (ticket: string, code: string, remember?: boolean) =>
      anyone.auth.loginSecond({ body: { ticket, code, remember } }),
  };
}

it('a neighbour’s ticket is none, whatever the code, and is good at home still', async () => {
  const ticket = await bosco.ask();
  for (const { secret, recoveryCodes } of [bosco, lago]) {
    await expect(lago.finish(ticket, await codeNow(tenants, secret))).rejects.toMatchObject(TICKET_ENDED);
    await expect(lago.finish(ticket, recoveryCodes[0] ?? '')).rejects.toMatchObject(TICKET_ENDED);
  }
  await expect(bosco.finish(ticket, bosco.recoveryCodes[0] ?? '')).resolves.toMatchObject({
    token: expect.any(String),
  });
});

it('a neighbour’s codes are wrong, of her app and those in its place, and use up none of its own', async () => {
  const ticket = await lago.ask();
  await expect(lago.finish(ticket, await codeNow(tenants, bosco.secret))).rejects.toMatchObject(CODE_WRONG);
  await expect(lago.finish(ticket, bosco.recoveryCodes[1] ?? '')).rejects.toMatchObject(CODE_WRONG);
  expect((await lago.client.keys.get()).recovery).toMatchObject({ left: 10 });
  await expect(lago.finish(ticket, lago.recoveryCodes[1] ?? '')).resolves.toBeDefined();
});

it('a neighbour’s passkey is not known, for signing in, for a fresh proof and for the app', async () => {
  const { options, origin } = await lago.anyone.passkeySignIn.options();
  // No browser would say so: it is the passkey alone that is not its own.
  const response = bosco.authenticator.answer(options, { origin });
  await expect(lago.anyone.passkeySignIn.enter({ body: { response } })).rejects.toMatchObject(PASSKEY_REFUSED);
  const handover = lago.anyone.handover.make({ body: { response, challenge: CHALLENGE } });
  await expect(handover).rejects.toMatchObject(PASSKEY_REFUSED);
  const fresh = bosco.authenticator.answer((await lago.client.freshProof.options()).options, { origin });
  await expect(lago.client.freshProof.give({ body: { response: fresh } })).rejects.toMatchObject({ status: 400 });
});

it('a neighbour’s challenge is none, though one secret signs both', async () => {
  const { options } = await bosco.anyone.passkeySignIn.options();
  const response = lago.authenticator.answer({ ...options, rpId: 'lago.localhost' });
  await expect(lago.anyone.passkeySignIn.enter({ body: { response } })).rejects.toMatchObject(PASSKEY_REFUSED);
  await expect(lago.anyone.passkeySignIn.enter({ body: { response: await lago.answer() } })).resolves.toBeDefined();
});

it('what hands a browser’s passkey over to the app does so at home alone', async () => {
  const { code } = await bosco.anyone.handover.make({
    body: { response: await bosco.answer(), challenge: CHALLENGE },
  });
  const body = { code, verifier: VERIFIER };
  await expect(lago.anyone.handover.redeem({ body })).rejects.toMatchObject({ status: 401 });
  await expect(lago.client.freshProof.give({ body: { handover: body } })).rejects.toMatchObject({ status: 400 });
  await expect(bosco.anyone.handover.redeem({ body })).resolves.toBeDefined();
});

it('a device that a neighbour remembers is not remembered, and no other device is anything', async () => {
  const entered = await bosco.finish(await bosco.ask(), bosco.recoveryCodes[2] ?? '', true);
  await expect(bosco.ask(entered.device)).rejects.toThrow('it was let in');
  expect(await lago.ask(entered.device)).toMatch(/^[\w-]{43}$/);
  expect(await lago.ask(randomBytes(32).toString('base64url'))).toMatch(/^[\w-]{43}$/);
});

it('what a neighbour began to set up is not confirmed', async () => {
  tenants.clock.advance(CODE_STEP_MS);
  const { setup, secret } = await bosco.client.keys.beginApp();
  const code = await codeNow(tenants, secret);
  await expect(lago.client.keys.confirmApp({ body: { setup, code } })).rejects.toMatchObject({
    status: 400,
    message: 'È passato troppo tempo: ricomincia',
  });
});
