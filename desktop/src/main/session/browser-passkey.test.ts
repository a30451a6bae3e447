import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ElectronStandIn } from '../../testing/electron-stand-in.ts';
import { eventually } from '../../testing/eventually.ts';
import { createKeychain } from '../../testing/keychain.ts';
import { createManualClock, type ManualClock } from '../../testing/manual-clock.ts';
import { DEVICE, isFor, type PasskeyServer, returnUrl, startPasskeyServer } from '../../testing/passkey-server.ts';
import { OWNER, PASSWORD, startSiteServer } from '../../testing/site-server.ts';
import { makeFolder, startAtSite } from '../../testing/start-stand-in.ts';
import { PASSKEY, TEXTS } from '../texts.ts';

const CODE = 'k'.repeat(43);
const CALLED_OFF = { ok: true, value: null };

let folder: string;
let remove: () => Promise<void>;
let server: PasskeyServer;
let clock: ManualClock;
let desktop: ElectronStandIn;

beforeEach(async () => {
  ({ folder, remove } = await makeFolder());
  server = await startPasskeyServer();
  clock = createManualClock();
  desktop = await startAtSite(server, { folder, schedule: clock.schedule });
});

afterEach(async () => {
  await desktop.call('approdo:cancelPasskey', []);
  await server.close();
  await remove();
});

const call = (name: string, ...args: unknown[]) => desktop.call(`approdo:${name}`, args);
const signInByPassword = () => call('signIn', { email: OWNER.email, password: PASSWORD });

/** The next address that main opens in the system's browser. */
async function nextOpened(): Promise<string> {
  await eventually(() => expect(desktop.openedOutside.length).toBeGreaterThan(0));
  return desktop.openedOutside.pop() ?? '';
}

async function signIn(): Promise<unknown> {
  const signingIn = call('signInByPasskey');
  await fetch(returnUrl(await nextOpened(), CODE));
  return await signingIn;
}

describe('signing in', () => {
  test('goes by the site’s own page in the browser, and the page of the app learns the account alone', async () => {
    const signingIn = call('signInByPasskey');
    const opened = await nextOpened();
    expect(opened.startsWith(`${server.origin}/desktop-login?`)).toBe(true);
    expect(new URL(opened).search).toMatch(/^\?port=\d{4,5}&state=[\w-]{43}&challenge=[\w-]{43}$/);
    const page = await fetch(returnUrl(opened, CODE));
    expect(await page.text()).toContain('<p>Fatto: torna all’app.</p>');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await signingIn).toEqual({ ok: true, value: { user: OWNER } });

    const [{ path, body } = { path: '', body: {} }] = server.sent;
    expect(path).toBe('/api/auth/handover/redeem');
    expect(body.code).toBe(CODE);
    expect(isFor(opened, body.verifier)).toBe(true);
    expect(await call('readUser')).toEqual(OWNER);
    const claimed = JSON.stringify([desktop.windows[0]?.news, await call('readUser')]);
    for (const secret of ['token-1', DEVICE, CODE, String(body.verifier)]) expect(claimed).not.toContain(secret);
    const answer = await desktop.request(new Request('app://approdo/api/bookings'));
    expect([answer.status, server.calls.at(-1)?.headers.authorization]).toEqual([200, 'Bearer token-1']);
  });

  test('names this computer, which the vault keeps, from the second time on', async () => {
    await signIn();
    expect(await readFile(join(folder, 'vault.json'), 'utf8')).not.toContain(DEVICE);
    await call('signOut');
    await signIn();
    await call('signOut');
    await signInByPassword();
    expect(server.sent.map(({ body }) => body.device)).toEqual([undefined, DEVICE, DEVICE]);
  });

  test('is another question each time', async () => {
    const queries = [];
    for (let count = 0; count < 2; count += 1) {
      const signingIn = call('signInByPasskey');
      queries.push(new URL(await nextOpened()).searchParams);
      await call('cancelPasskey');
      expect(await signingIn).toEqual(CALLED_OFF);
    }
    const [one, other] = queries;
    expect(one?.get('state')).not.toBe(other?.get('state'));
    expect(one?.get('challenge')).not.toBe(other?.get('challenge'));
    expect(one?.get('challenge')).not.toBe(one?.get('state'));
  });

  test('that the site refuses is told in its words, and nothing is kept', async () => {
    const error = 'Il passaggio dal browser non è riuscito: riprova';
    server.refusals.set('/api/auth/handover/redeem', { status: 401, body: { error } });
    expect(await signIn()).toMatchObject({ ok: false, problem: { status: 401, error } });
    expect(await call('readUser')).toBeNull();
    expect(await readdir(folder)).not.toContain('vault.json');
  });

  test('is not begun where nothing could be kept', async () => {
    const keychain = createKeychain({ isAvailable: false });
    desktop = await startAtSite(server, { folder, keychain });
    expect(await call('signInByPasskey')).toEqual({ ok: false, problem: { status: 503, error: TEXTS.noKeychain } });
    expect(desktop.openedOutside).toEqual([]);
  });

  test('ends with the site that is looked after', async () => {
    const other = await startSiteServer();
    const signingIn = call('signInByPasskey');
    const back = returnUrl(await nextOpened(), CODE);
    await call('addSite', other.address);
    expect(await signingIn).toEqual(CALLED_OFF);
    await expect(fetch(back)).rejects.toThrow();
    await other.close();
  });
});

describe('a fresh proof', () => {
  test('is one of the session that there is, for the code and the verifier of that challenge', async () => {
    await signInByPassword();
    const proving = call('proveByPasskey');
    const opened = await nextOpened();
    await fetch(returnUrl(opened, CODE));
    expect(await proving).toEqual({ ok: true, value: 'done' });
    const { path, body } = server.sent.at(-1) ?? { path: '', body: {} };
    expect(path).toBe('/api/auth/fresh');
    expect(body).toEqual({ handover: { code: CODE, verifier: expect.any(String) } });
    expect(isFor(opened, Object(body.handover).verifier)).toBe(true);
    expect(server.calls.at(-1)?.headers.authorization).toBe('Bearer token-1');
  });

  test('of another account is refused, and one stays signed in', async () => {
    await signInByPassword();
    const error = 'La passkey non è stata riconosciuta';
    server.refusals.set('/api/auth/fresh', { status: 400, body: { error } });
    const proving = call('proveByPasskey');
    await fetch(returnUrl(await nextOpened(), CODE));
    expect(await proving).toMatchObject({ ok: false, problem: { status: 400, error } });
    expect(await call('readUser')).toEqual(OWNER);
  });

  test('of a session that has ended ends it here', async () => {
    await signInByPassword();
    const proving = call('proveByPasskey');
    const back = returnUrl(await nextOpened(), CODE);
    server.tokens.clear();
    await fetch(back);
    expect(await proving).toMatchObject({ ok: false, problem: { status: 401 } });
    expect(await call('readUser')).toBeNull();
  });

  test('is asked of nobody who is not signed in', async () => {
    expect(await call('proveByPasskey')).toMatchObject({ ok: false, problem: { status: 401 } });
    expect(desktop.openedOutside).toEqual([]);
  });
});

describe('the listener', () => {
  function statusFor(address: URL, host: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      request(address, { headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
  }

  test('hears its own state, path and host alone, and one answer', async () => {
    const signingIn = call('signInByPasskey');
    const back = returnUrl(await nextOpened(), CODE);
    const forged = new URL(back);
    forged.searchParams.set('state', 's'.repeat(43));
    const empty = new URL(back);
    empty.searchParams.delete('code');
    for (const wrong of [forged, empty, new URL('/', back), new URL(`/altro${back.search}`, back)]) {
      expect((await fetch(wrong)).status).toBe(404);
    }
    expect((await fetch(back, { method: 'POST' })).status).toBe(404);
    expect(await statusFor(back, 'evil.example')).toBe(404);
    expect(await statusFor(back, `localhost:${back.port}`)).toBe(404);
    expect(server.sent).toEqual([]);
    expect((await fetch(back)).status).toBe(200);
    await signingIn;
    await expect(fetch(back)).rejects.toThrow();
    expect(server.sent).toHaveLength(1);
  });

  test('is on this computer’s own address alone', async () => {
    const signingIn = call('signInByPasskey');
    const back = returnUrl(await nextOpened(), CODE);
    const sixth = new URL(back);
    sixth.hostname = '[::1]';
    await expect(fetch(sixth)).rejects.toThrow();
    await call('cancelPasskey');
    await signingIn;
  });

  test('waits for five minutes', async () => {
    const signingIn = call('signInByPasskey');
    const back = returnUrl(await nextOpened(), CODE);
    expect(clock.waits()).toContain(5 * 60_000);
    clock.advance();
    expect(await signingIn).toMatchObject({ ok: false, problem: { error: PASSKEY.tooLate } });
    await expect(fetch(back)).rejects.toThrow();
  });

  test('is gone once it is called off, or asked anew', async () => {
    const first = call('signInByPasskey');
    const back = returnUrl(await nextOpened(), CODE);
    const second = call('signInByPasskey');
    expect(await first).toEqual(CALLED_OFF);
    await expect(fetch(back)).rejects.toThrow();
    const again = returnUrl(await nextOpened(), CODE);
    await call('cancelPasskey');
    expect(await second).toEqual(CALLED_OFF);
    await expect(fetch(again)).rejects.toThrow();
    expect(server.sent).toEqual([]);
  });
});

describe('a site', () => {
  test('that takes passkeys is known by its answer', async () => {
    expect(await call('offersPasskey')).toBe(true);
    server.whyNot = 'Qui le passkey non si possono usare: il sito non è su https.';
    expect(await call('offersPasskey')).toBe(false);
    expect(await call('signInByPasskey')).toMatchObject({ ok: false, problem: { status: 409, error: server.whyNot } });
    expect(desktop.openedOutside).toEqual([]);
  });

  test('that does not answer takes none', async () => {
    await server.close();
    expect(await call('offersPasskey')).toBe(false);
  });

  test.each([
    'file:///etc',
    'javascript:alert(1)//',
    'smb://casa.example',
    'http://casa.example',
    'https://192.168.1.10',
    'https://casa.example/altrove',
    'https://casa.example@evil.example',
    '',
  ])('that says that its address is %s has nothing opened', async (origin) => {
    server.origin = origin;
    expect(await call('offersPasskey')).toBe(false);
    expect(await call('signInByPasskey')).toMatchObject({ ok: false, problem: { error: PASSKEY.notHere } });
    expect(await call('openOwnKeys')).toMatchObject({ ok: false });
    expect(desktop.openedOutside).toEqual([]);
  });

  const ways = ['signInByPasskey', 'proveByPasskey', 'openOwnKeys'];

  test.each(ways)('that says that it is another has nothing opened, sent or asked of it by %s', async (way) => {
    await signInByPassword();
    const { length } = server.sent;
    const { port, host } = new URL(server.address);
    for (const [origin, claimed, chosen] of [
      ['https://casa.example', 'casa.example', host],
      ['https://casa.example:8443', 'casa.example:8443', host],
      [`http://altra.localhost:${port}`, `altra.localhost:${port}`, host],
      ['http://localhost', 'localhost', host],
      [`https://${host}`, `https://${host}`, server.address],
    ] as const) {
      server.origin = origin;
      expect(await call('offersPasskey')).toBe(true);
      const error = `Questo indirizzo dice di essere ${claimed}: aggiungi quello. Ora è scelto ${chosen}.`;
      expect(await call(way)).toMatchObject({ ok: false, problem: { status: 409, error } });
    }
    expect(desktop.openedOutside).toEqual([]);
    expect(server.sent).toHaveLength(length);
    expect(await call('readUser')).toEqual(OWNER);
  });

  test.each(['https://casa.example', 'http://127.0.0.1', 'null', ''])(
    'whose page sends the browser on to %j’s gets no code of its own, nor a verifier',
    async (issuer) => {
      await signInByPassword();
      const { length } = server.sent;
      for (const way of ['signInByPasskey', 'proveByPasskey']) {
        const pending = call(way);
        const back = returnUrl(await nextOpened(), CODE);
        back.searchParams.set('iss', issuer);
        expect(await (await fetch(back)).text()).toContain(PASSKEY.answeredElsewhere);
        const problem = { status: 502, error: PASSKEY.answeredElsewhere };
        expect(await pending).toMatchObject({ ok: false, problem });
      }
      expect(server.sent).toHaveLength(length);
    },
  );

  test('whose page does not say whose it is gets none either', async () => {
    const signingIn = call('signInByPasskey');
    const back = returnUrl(await nextOpened(), CODE);
    back.searchParams.delete('iss');
    await fetch(back);
    expect(await signingIn).toMatchObject({ ok: false, problem: { error: PASSKEY.answeredElsewhere } });
    expect(server.sent).toEqual([]);
  });

  test('has its passkeys added on its own page, in the browser', async () => {
    expect(await call('openOwnKeys')).toEqual({ ok: true, value: null });
    expect(desktop.openedOutside).toEqual([`${server.origin}/profile#accesso`]);
  });
});
