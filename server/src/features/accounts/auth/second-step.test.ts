import { ApiError } from '@approdo/shared/client';
import { type SecondProofPrompt, secondProofPrompt } from '@approdo/shared/contract/accounts/auth';
import { CODE_STEP_MS, stepOf } from '@approdo/shared/domain/accounts/one-time-code';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCodes } from '../../../adapters/one-time-codes.ts';
import { addApp, codeNow } from '../../../testing/code-app.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { createKeyRows } from '../../../testing/key-rows.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WRONG = { status: 401, code: 'CODE_WRONG', message: 'Il codice non è giusto' };
const ENDED = { status: 401, code: 'TICKET_ENDED', message: 'Ricomincia: scrivi di nuovo e-mail e password' };

let site: TestSite;
let person: Awaited<ReturnType<TestSite['signIn']>>;
let secret: string;
let recoveryCodes: readonly string[];
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z' });
  person = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
  ({ secret, recoveryCodes } = await addApp(site, person));
  // The code that confirmed the app cannot be used again.
  site.clock.advance(CODE_STEP_MS);
});
afterEach(() => site.close());

type Sent = { readonly device?: string; readonly password?: string };

const login = ({ device, password = person.password }: Sent = {}) =>
  site.anyone.auth.login({ body: { email: person.user.email, password, device } });

/** The refusal of a correct password, which prompts for more. */
async function ask(sent: Sent = {}): Promise<SecondProofPrompt> {
  const refused: unknown = await login(sent).catch((cause: unknown) => cause);
  if (!(refused instanceof ApiError)) throw new Error('It was let in');
  expect(refused).toMatchObject({ status: 403, code: 'SECOND_PROOF_ASKED' });
  return secondProofPrompt.parse(refused.body);
}

const finish = (ticket: string, code: string, remember?: boolean) =>
  site.anyone.auth.loginSecond({ body: { ticket, code, remember } });

/** How many letters with that subject were written since the last call. */
async function letters(subject: string): Promise<number> {
  const written = (await site.deliverMail()).filter((letter) => letter.subject === subject).length;
  site.sent.length = 0;
  return written;
}

describe('a right password of an account with a second proof', () => {
  it('asks for that, and opens nothing', async () => {
    const before = await site.database.selectFrom('sessions').select('id').execute();
    const refusal = await ask();
    expect(refusal).toEqual({
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: '2027-03-01T10:10:30.000Z',
      proofs: ['CODE', 'RECOVERY'],
    });
    await expect(login()).rejects.toThrow(
      'Manca il secondo passaggio: il codice dell’app, un codice di riserva o una passkey.',
    );
    expect(await site.database.selectFrom('sessions').select('id').execute()).toEqual(before);
  });

  it('says so in the language of the call, under the same code', async () => {
    const body = { email: person.user.email, password: person.password };
    await expect(site.speaking('de').auth.login({ body })).rejects.toMatchObject({ code: 'SECOND_PROOF_ASKED' });
  });

  it('that is wrong is refused as everybody’s', async () => {
    await expect(login({ password: 'sbagliata' })).rejects.toMatchObject({ status: 401, code: 'CREDENTIALS_WRONG' });
  });

  it('clears no wrong guesses before the second proof is shown', async () => {
    for (let count = 0; count < 4; count += 1) await login({ password: 'no' }).catch(() => undefined);
    const { ticket } = await ask();
    await expect(login({ password: 'no' })).rejects.toMatchObject({ status: 401 });
    await expect(login()).rejects.toMatchObject({ status: 429 });
    await finish(ticket, await codeNow(site, secret));
    await expect(login({ password: 'no' })).rejects.toMatchObject({ status: 401 });
  });
});

describe('the second step', () => {
  it('lets in with a code of the app, which is a fresh proof, and gives a device', async () => {
    const { ticket } = await ask();
    const entered = await finish(ticket, ` ${await codeNow(site, secret)} `);
    expect(entered).toMatchObject({ user: { id: person.user.id }, device: expect.any(String) });
    const here = site.withToken(entered.token);
    expect((await here.devices.list()).find(({ isThis }) => isThis)).toMatchObject({
      by: 'CODE',
      rememberedUntil: null,
    });
    await expect(here.keys.makeRecoveryCodes()).resolves.toBeDefined();
  });

  it('takes a code, a step and a ticket once, also of copies that come together', async () => {
    const tickets = await Promise.all([ask(), ask(), ask()]);
    const code = await codeNow(site, secret);
    const all = await Promise.allSettled(tickets.map(({ ticket }) => finish(ticket, code)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    site.clock.advance(CODE_STEP_MS);
    const { ticket } = await ask();
    const next = await codeNow(site, secret);
    const copies = await Promise.allSettled([1, 2, 3].map(() => finish(ticket, next)));
    expect(copies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(finish(ticket, next)).rejects.toMatchObject(ENDED);
  });

  it.each([-1, 1])('takes a code by a clock that is a step off, and none that is two: %i', async (off) => {
    const codeAt = await openCodes(secret);
    const step = stepOf(site.clock.now());
    // The code that confirmed the app was used up with the step before.
    site.clock.advance(2 * CODE_STEP_MS);
    const { ticket } = await ask();
    await expect(finish(ticket, codeAt(step + 2 + 2 * off))).rejects.toMatchObject(WRONG);
    await expect(finish(ticket, codeAt(step + 2 + off))).resolves.toBeDefined();
  });

  it('lets in with a recovery code, once, which a letter tells of', async () => {
    const [code = ''] = recoveryCodes;
    const tickets = await Promise.all([ask(), ask()]);
    const both = await Promise.allSettled(tickets.map(({ ticket }) => finish(ticket, code)));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await person.client.keys.get()).toMatchObject({ recovery: { left: 9 } });
    expect(await letters('È cambiato il modo di entrare nel tuo account')).toBe(2);
    const { ticket } = await ask();
    await expect(finish(ticket, code)).rejects.toMatchObject(WRONG);
  });

  it('ends with the fifth wrong code, also of those sent together, and tells her once a day', async () => {
    const { ticket } = await ask();
    const wrong = await Promise.allSettled(Array.from({ length: 8 }, () => finish(ticket, 'a7wm-9qxz-4t2h')));
    const codes = wrong.map((one) => (one.status === 'rejected' ? one.reason.code : 'IN'));
    expect(codes.filter((code) => code === 'CODE_WRONG')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TICKET_ENDED')).toHaveLength(3);
    await expect(finish(ticket, await codeNow(site, secret))).rejects.toMatchObject(ENDED);
    expect(await letters('Qualcuno conosce la tua password')).toBe(1);
    const again = await ask();
    for (let count = 0; count < 5; count += 1) await finish(again.ticket, '000000').catch(() => undefined);
    expect(await letters('Qualcuno conosce la tua password')).toBe(0);
  });

  it.each([
    ['ten minutes', async () => site.clock.advance(10 * MINUTE)],
    ['a new password', () => person.client.profile.update({ body: { newPassword: 'un’altra parola' } })],
    ['another app', () => person.client.keys.removeApp()],
  ])('ends with %s', async (_, end) => {
    const { ticket } = await ask();
    await end();
    await expect(finish(ticket, await codeNow(site, secret))).rejects.toMatchObject(ENDED);
  });

  it.each(['', 'x'.repeat(43), 'x'.repeat(200)])('knows no ticket such as %j', async (ticket) => {
    await expect(finish(ticket, '123456')).rejects.toMatchObject(ENDED);
  });
});

describe('wrong codes', () => {
  it('from strangers do not shut her out where she is known', async () => {
    const { ticket } = await ask();
    const { device = '' } = await finish(ticket, await codeNow(site, secret));
    for (let round = 0; round < 2; round += 1) {
      const stranger = await ask();
      for (let count = 0; count < 5; count += 1) await finish(stranger.ticket, '000000').catch(() => undefined);
    }
    await expect(finish((await ask()).ticket, '000000')).rejects.toMatchObject({ status: 429 });
    site.clock.advance(CODE_STEP_MS);
    const known = await ask({ device });
    await expect(finish(known.ticket, await codeNow(site, secret))).resolves.toBeDefined();
    await expect(finish((await ask()).ticket, recoveryCodes[1] ?? '')).resolves.toBeDefined();
  });

  /** From a network of their own, as somebody who knows the password. */
  async function guess(network: number, code = '000000') {
    const { ticket } = await ask();
    const send = (sent: string) =>
      fetch(`${site.origin}/api/auth/login/second`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${network}.7` },
        body: JSON.stringify({ ticket, code: sent }),
      });
    return {
      send,
      statuses: async (times: number) => await sequentially(times, async () => (await send(code)).status),
    };
  }

  async function sequentially<Result>(times: number, work: () => Promise<Result>): Promise<Result[]> {
    const results: Result[] = [];
    for (let count = 0; count < times; count += 1) results.push(await work());
    return results;
  }

  it('are thirty a day from wherever strangers come, and from a device that is known ten of its own', async () => {
    const { device = '' } = await finish((await ask()).ticket, await codeNow(site, secret));
    for (let network = 0; network < 6; network += 1) {
      expect(await (await guess(network)).statuses(5)).toEqual([401, 401, 401, 401, 401]);
    }
    const { send } = await guess(6);
    const refused = await send(await codeNow(site, secret));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    const known = await ask({ device });
    for (let count = 0; count < 4; count += 1) await finish(known.ticket, '000000').catch(() => undefined);
    site.clock.advance(CODE_STEP_MS);
    await expect(finish(known.ticket, await codeNow(site, secret))).resolves.toBeDefined();
    site.clock.advance(DAY);
    await expect(finish((await ask()).ticket, await codeNow(site, secret))).resolves.toBeDefined();
  });

  it('in the place of the app’s are ten in a quarter of an hour, and leave its own alone', async () => {
    const wrong = 'a7wm-9qxz-4t2h';
    for (const _ of [1, 2]) expect(await (await guess(1, wrong)).statuses(5)).toEqual([401, 401, 401, 401, 401]);
    const { send, statuses } = await guess(1, recoveryCodes[0]);
    expect(await statuses(1)).toEqual([429]);
    expect((await send(await codeNow(site, secret))).status).toBe(200);
    site.clock.advance(15 * MINUTE);
    expect(await (await guess(1, recoveryCodes[0])).statuses(1)).toEqual([200]);
  });
});

describe('a device that is remembered', () => {
  async function remember(): Promise<string> {
    const { device = '' } = await finish((await ask()).ticket, await codeNow(site, secret), true);
    return device;
  }

  /** Removes the other proof beside the app. */
  async function removeOther(): Promise<void> {
    const id = await createKeyRows(site.database).addPasskey({ userId: person.user.id });
    await person.client.keys.removePasskey({ params: { id } });
  }

  it('lets in by the password alone for 30 days, which is no fresh proof', async () => {
    const device = await remember();
    const { token } = await login({ device });
    const here = site.withToken(token);
    expect((await here.devices.list()).find(({ isThis }) => isThis)).toMatchObject({
      by: 'REMEMBERED',
      rememberedUntil: '2027-03-31T10:00:30.000Z',
    });
    await expect(here.keys.removeApp()).rejects.toMatchObject({ code: 'FRESH_PROOF_ASKED' });
    site.clock.advance(30 * DAY);
    await ask({ device });
  });

  it.each([
    ['a proof that is added', () => addApp(site, person)],
    ['a new password', () => person.client.profile.update({ body: { newPassword: person.password } })],
    ['a proof that is removed', removeOther],
    ['leaving everywhere else', () => person.client.devices.endOthers()],
  ])('ends with %s', async (_, end) => {
    const device = await remember();
    site.clock.advance(CODE_STEP_MS);
    await end();
    await ask({ device });
  });

  it('of one account is none of another’s', async () => {
    const device = await remember();
    const other = await site.signIn();
    await addApp(site, other);
    const body = { email: other.user.email, password: other.password, device };
    await expect(site.anyone.auth.login({ body })).rejects.toMatchObject({ code: 'SECOND_PROOF_ASKED' });
  });
});

describe('a fresh proof of an account with a second proof', () => {
  beforeEach(() => site.clock.advance(11 * MINUTE));

  it('is never the password', async () => {
    const text = 'La password non basta: serve il secondo passaggio';
    await expect(person.prove()).rejects.toMatchObject({ status: 400, fields: { password: text } });
    await expect(person.client.freshProof.give({ body: { password: 'no' } })).rejects.toMatchObject({
      fields: { password: 'La password non è corretta' },
    });
    await expect(person.client.keys.removeApp()).rejects.toMatchObject({ body: { proofs: ['CODE', 'RECOVERY'] } });
  });

  it('is a code of the app', async () => {
    await person.client.freshProof.give({ body: { code: await codeNow(site, secret) } });
    await expect(person.client.keys.makeRecoveryCodes()).resolves.toBeDefined();
  });

  it('is asked for before a new password or address, and the password may be left out then', async () => {
    const edit = { newPassword: 'nuova parola' };
    const refusal = { status: 403, code: 'FRESH_PROOF_ASKED' };
    await expect(person.client.profile.update({ body: edit })).rejects.toMatchObject(refusal);
    await expect(person.client.profile.update({ body: { ...edit, currentPassword: 'no' } })).rejects.toMatchObject(
      refusal,
    );
    await person.client.profile.update({ body: { name: 'Dora Gialli' } });
    await person.client.freshProof.give({ body: { code: await codeNow(site, secret) } });
    const wrong = { status: 400, fields: { currentPassword: 'La password attuale non è corretta' } };
    await expect(person.client.profile.update({ body: { ...edit, currentPassword: 'no' } })).rejects.toMatchObject(
      wrong,
    );
    await person.client.profile.update({ body: edit });
    await ask({ password: 'nuova parola' });
    await expect(person.client.keys.makeRecoveryCodes()).resolves.toBeDefined();
  });
});

it('a guest with an app is told of sign-ins from what is not known, and one without is not', async () => {
  const guest = await site.signIn();
  const enter = () => site.anyone.auth.login({ body: { email: guest.user.email, password: guest.password } });
  expect(await enter()).not.toHaveProperty('device');
  await addApp(site, guest);
  const refused: unknown = await enter().catch((cause: unknown) => cause);
  const { ticket } = secondProofPrompt.parse(refused instanceof ApiError ? refused.body : undefined);
  await site.deliverMail();
  site.clock.advance(CODE_STEP_MS);
  const storedApps = await site.database
    .selectFrom('code_apps')
    .select('id')
    .where('user_id', '=', guest.user.id)
    .execute();
  expect(storedApps).toHaveLength(1);
  const { recoveryCodes: codes } = await guest.client.keys.makeRecoveryCodes();
  expect(await finish(ticket, codes[0] ?? '')).toHaveProperty('device');
  expect(await letters('Nuovo accesso al tuo account')).toBe(1);
});
