import { mkdir, readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { ACCOUNT, type DriveStandIn, startDriveStandIn } from '@approdo/shared/node/drive/testing/drive-stand-in';
import { DENIED } from '@approdo/shared/node/drive/testing/stand-in-faults';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CALLS } from '../../ipc.ts';
import { anArchive } from '../../testing/an-archive.ts';
import { type BackupServer, startBackupServer } from '../../testing/backup-server.ts';
import { createHandClock, type HandClock } from '../../testing/hand-clock.ts';
import { createKeychain } from '../../testing/keychain.ts';
import { OWNER, PASSWORD } from '../../testing/site-server.ts';
import { soon } from '../../testing/soon.ts';
import { makeFolder, startStandIn } from '../../testing/start-stand-in.ts';
import { DRIVE, TEXTS } from '../texts.ts';

const content = anArchive(700_000);

let folder: string;
let archives: string;
let remove: () => Promise<void>;
let server: BackupServer;
let google: DriveStandIn;
let clock: HandClock;

beforeEach(async () => {
  ({ folder, remove } = await makeFolder());
  archives = join(folder, 'archives');
  await mkdir(archives);
  clock = createHandClock();
  server = await startBackupServer({ content, now: () => new Date('2027-03-01T09:00:00.000Z') });
  google = await startDriveStandIn();
});

afterEach(async () => {
  await google.close();
  await server.close();
  await remove();
});

async function start(keychain = createKeychain()) {
  const { addresses } = google;
  const desktop = await startStandIn({
    folder,
    keychain,
    schedule: clock.schedule,
    chooseFolder: () => archives,
    google: { addresses, wait: async () => undefined, pieceBytes: 256 * 1024 },
  });
  const call = (name: string, ...args: unknown[]) => desktop.call(`approdo:${name}`, args);
  const read = async () => CALLS.readComputerDrive.result.parse(await call('readComputerDrive'));
  const readHere = async () => CALLS.readComputerBackups.result.parse(await call('readComputerBackups'));
  return { desktop, call, read, readHere };
}

type Desk = Awaited<ReturnType<typeof start>>;

/** Signed in at the site, with one backup here. */
async function startWithBackup(): Promise<Desk & { readonly id: string }> {
  const desk = await start();
  await desk.call('addSite', server.address);
  await desk.call('signIn', { email: OWNER.email, password: PASSWORD });
  await desk.call('chooseBackupFolder');
  expect(await desk.call('createComputerBackup')).toEqual(DONE);
  return { ...desk, id: (await desk.readHere()).backups[0]?.id ?? '' };
}

const DONE = { ok: true, value: 'done' };

/** The next address that main opens in the system's browser. */
async function nextOpened({ desktop }: Desk): Promise<string> {
  await soon(() => expect(desktop.openedOutside.length).toBeGreaterThan(0));
  return desktop.openedOutside.pop() ?? '';
}

async function link(desk: Desk): Promise<Response> {
  await desk.call('keepDriveCredentials', google.credentials);
  const linking = desk.call('linkDrive');
  const back = await google.consent(await nextOpened(desk));
  const page = await fetch(back);
  expect(await linking).toEqual(DONE);
  return page;
}

test('before credentials are given nothing is begun', async () => {
  const desk = await start();
  expect(await desk.read()).toMatchObject({ state: 'not configured', backups: [] });
  expect(await desk.call('linkDrive')).toMatchObject({ ok: false, problem: { error: DRIVE.noCredentials } });
});

test('the owner consents in her browser, and the page there says in Italian where to go on', async () => {
  const desk = await start();
  const page = await link(desk);
  expect(await page.text()).toContain('Torna ad Approdo');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await desk.read()).toEqual({
    state: 'linked',
    account: ACCOUNT,
    isLinking: false,
    fault: null,
    backups: [],
  });
});

test('what is asked of Google has a proof key, a state of its own and a way back to this computer alone', async () => {
  const desk = await start();
  await desk.call('keepDriveCredentials', google.credentials);
  const linking = desk.call('linkDrive');
  const asked = new URL(await nextOpened(desk)).searchParams;
  expect(asked.get('redirect_uri')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('state')?.length).toBeGreaterThanOrEqual(40);
  expect(asked.get('scope')).toBe('https://www.googleapis.com/auth/drive.file');
  await desk.call('cancelDriveLink');
  await linking;
});

test('an answer that is not to this question is not taken, and the right one still is', async () => {
  const desk = await start();
  await desk.call('keepDriveCredentials', google.credentials);
  const linking = desk.call('linkDrive');
  const back = await google.consent(await nextOpened(desk));
  const forged = new URL(back);
  forged.searchParams.set('state', 'indovinato');
  expect((await fetch(forged)).status).toBe(404);
  expect((await fetch(new URL('/altro', back))).status).toBe(404);
  expect((await fetch(back, { method: 'POST' })).status).toBe(404);
  // A network name that was made to lead to this computer.
  expect(await statusFor(back, 'evil.example')).toBe(404);
  expect((await desk.read()).state).toBe('not linked');
  expect((await fetch(back)).status).toBe(200);
  expect(await linking).toEqual(DONE);
});

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

test('it hears one answer, and is gone then', async () => {
  const desk = await start();
  await desk.call('keepDriveCredentials', google.credentials);
  const linking = desk.call('linkDrive');
  const back = await google.consent(await nextOpened(desk));
  await fetch(back);
  await linking;
  await expect(fetch(back)).rejects.toThrow();
});

test.each([
  [
    'says no',
    DRIVE.denied,
    async (url: string) => {
      google.fail({ on: 'consent', how: DENIED });
      await fetch(await google.consent(url));
    },
  ],
  ['does not come back for five minutes', DRIVE.tooLate, async () => clock.advance()],
])('where she %s, it is not linked and that is told', async (_name, error, answer) => {
  const desk = await start();
  await desk.call('keepDriveCredentials', google.credentials);
  const linking = desk.call('linkDrive');
  const url = await nextOpened(desk);
  expect((await desk.read()).isLinking).toBe(true);
  await answer(url);
  expect(await linking).toMatchObject({ ok: false, problem: { error } });
  expect(await desk.read()).toMatchObject({ state: 'not linked', isLinking: false });
});

test('linking that is called off, or begun again, leaves nothing that listens', async () => {
  const desk = await start();
  await desk.call('keepDriveCredentials', google.credentials);
  const first = desk.call('linkDrive');
  const back = await google.consent(await nextOpened(desk));
  const second = desk.call('linkDrive');
  expect(await first).toEqual({ ok: true, value: null });
  await expect(fetch(back)).rejects.toThrow();
  await nextOpened(desk);
  await desk.call('cancelDriveLink');
  expect(await second).toEqual({ ok: true, value: null });
  expect((await desk.read()).isLinking).toBe(false);
});

test('secrets are in the vault alone, and where there is none they are not kept', async () => {
  const desk = await start();
  await link(desk);
  const files = await readdir(folder);
  const texts = await Promise.all(
    files.filter((name) => name.endsWith('.json')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).not.toContain(google.credentials.clientSecret);
  expect(JSON.stringify(desk.desktop.windows[0]?.news)).not.toContain(google.credentials.clientSecret);

  await remove();
  await mkdir(join(folder, 'renderer'), { recursive: true });
  const open = await start(createKeychain({ backend: 'basic_text' }));
  const kept = await open.call('keepDriveCredentials', google.credentials);
  expect(kept).toMatchObject({ ok: false, problem: { error: TEXTS.noKeychain } });
  expect((await open.read()).state).toBe('not configured');
});

test('an archive goes there, comes back byte for byte, and is removed', async () => {
  const desk = await startWithBackup();
  await link(desk);
  expect(await desk.call('sendToDrive', desk.id)).toEqual(DONE);
  const [there] = (await desk.read()).backups;
  expect(there).toMatchObject({ fileName: desk.id, kind: 'manual', size: content.length });
  expect(await desk.call('sendToDrive', desk.id)).toMatchObject({ ok: false, problem: { error: DRIVE.isThere } });
  expect(await desk.call('bringFromDrive', there?.id)).toMatchObject({ ok: false, problem: { error: DRIVE.isHere } });

  await desk.call('removeComputerBackup', desk.id);
  expect(await readdir(archives)).toEqual([]);
  expect(await desk.call('bringFromDrive', there?.id)).toEqual(DONE);
  expect((await readFile(join(archives, desk.id))).equals(content)).toBe(true);
  expect((await desk.readHere()).backups[0]).toMatchObject({ id: desk.id, kind: 'manual', isBad: false });

  expect(await desk.call('removeFromDrive', there?.id)).toEqual(DONE);
  expect((await desk.read()).backups).toEqual([]);
  expect(await desk.call('bringFromDrive', there?.id)).toMatchObject({ ok: false, problem: { error: DRIVE.unknown } });
});

test('an id that is not in the list does nothing there', async () => {
  const desk = await startWithBackup();
  await link(desk);
  for (const id of ['../x', '/etc/passwd', 'x']) {
    expect(await desk.call('sendToDrive', id)).toMatchObject({ ok: false, problem: { status: 404 } });
    expect(await desk.call('bringFromDrive', id)).toMatchObject({ ok: false, problem: { status: 404 } });
    expect(await desk.call('removeFromDrive', id)).toMatchObject({ ok: false, problem: { status: 404 } });
  }
});

test('Drive that is full, silent or no longer allowed is told in plain words, and nothing half remains', async () => {
  const desk = await startWithBackup();
  await link(desk);
  google.fail({ on: 'begin', how: { status: 403, reason: 'storageQuotaExceeded' } });
  expect(await desk.call('sendToDrive', desk.id)).toMatchObject({
    ok: false,
    problem: { error: expect.stringContaining('Libera spazio') },
  });
  google.heal();
  expect((await desk.read()).backups).toEqual([]);
  expect(await desk.call('sendToDrive', desk.id)).toEqual(DONE);

  google.oauth.revokeAll();
  const after = await desk.read();
  expect(after.state).toBe('revoked');
  expect(after.backups).toEqual([]);
  await link(desk);
  expect((await desk.read()).backups).toHaveLength(1);
  expect(await desk.call('unlinkDrive')).toEqual({ ok: true, value: null });
  expect((await desk.read()).state).toBe('not linked');
});

test('wrong credentials are told as such', async () => {
  const desk = await start();
  await desk.call('keepDriveCredentials', { ...google.credentials, clientSecret: 'un altro' });
  const linking = desk.call('linkDrive');
  await fetch(await google.consent(await nextOpened(desk)));
  expect(await linking).toMatchObject({ ok: false, problem: { error: expect.stringContaining('client secret') } });
});
