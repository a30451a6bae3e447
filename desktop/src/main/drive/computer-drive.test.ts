import { mkdir, readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { ACCOUNT, type DriveStandIn, startDriveStandIn } from '@approdo/shared/node/drive/testing/drive-stand-in';
import { DENIED } from '@approdo/shared/node/drive/testing/stand-in-faults';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CALLS } from '../../ipc.ts';
import { anArchive } from '../../testing/an-archive.ts';
import { type BackupServer, startBackupServer } from '../../testing/backup-server.ts';
import { eventually } from '../../testing/eventually.ts';
import { createKeychain } from '../../testing/keychain.ts';
import { createManualClock, type ManualClock } from '../../testing/manual-clock.ts';
import { OWNER, PASSWORD } from '../../testing/site-server.ts';
import { makeFolder, startStandIn } from '../../testing/start-stand-in.ts';
import { DRIVE, TEXTS } from '../texts.ts';

const content = anArchive(700_000);

let folder: string;
let archives: string;
let remove: () => Promise<void>;
let server: BackupServer;
let google: DriveStandIn;
let clock: ManualClock;

beforeEach(async () => {
  ({ folder, remove } = await makeFolder());
  archives = join(folder, 'archives');
  await mkdir(archives);
  clock = createManualClock();
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

type Computer = Awaited<ReturnType<typeof start>>;

/** Signed in at the site, with one backup here. */
async function startWithBackup(): Promise<Computer & { readonly id: string }> {
  const computer = await start();
  await computer.call('addSite', server.address);
  await computer.call('signIn', { email: OWNER.email, password: PASSWORD });
  await computer.call('chooseBackupFolder');
  expect(await computer.call('createComputerBackup')).toEqual(DONE);
  return { ...computer, id: (await computer.readHere()).backups[0]?.id ?? '' };
}

const DONE = { ok: true, value: 'done' };

/** The next address that main opens in the system's browser. */
async function nextOpened({ desktop }: Computer): Promise<string> {
  await eventually(() => expect(desktop.openedOutside.length).toBeGreaterThan(0));
  return desktop.openedOutside.pop() ?? '';
}

async function link(computer: Computer): Promise<Response> {
  await computer.call('keepDriveCredentials', google.credentials);
  const linking = computer.call('linkDrive');
  const back = await google.consent(await nextOpened(computer));
  const page = await fetch(back);
  expect(await linking).toEqual(DONE);
  return page;
}

test('before credentials are given nothing is begun', async () => {
  const computer = await start();
  expect(await computer.read()).toMatchObject({ state: 'not configured', backups: [] });
  expect(await computer.call('linkDrive')).toMatchObject({ ok: false, problem: { error: DRIVE.noCredentials } });
});

test('the owner consents in her browser, and the page there says in Italian where to go on', async () => {
  const computer = await start();
  const page = await link(computer);
  expect(await page.text()).toContain('Torna ad Approdo');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await computer.read()).toEqual({
    state: 'linked',
    account: ACCOUNT,
    isLinking: false,
    fault: null,
    backups: [],
  });
});

test('what is asked of Google has a proof key, a state of its own and a way back to this computer alone', async () => {
  const computer = await start();
  await computer.call('keepDriveCredentials', google.credentials);
  const linking = computer.call('linkDrive');
  const consentQuery = new URL(await nextOpened(computer)).searchParams;
  expect(consentQuery.get('redirect_uri')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(consentQuery.get('code_challenge_method')).toBe('S256');
  expect(consentQuery.get('state')?.length).toBeGreaterThanOrEqual(40);
  expect(consentQuery.get('scope')).toBe('https://www.googleapis.com/auth/drive.file');
  await computer.call('cancelDriveLink');
  await linking;
});

test('an answer that is not to this question is not taken, and the right one still is', async () => {
  const computer = await start();
  await computer.call('keepDriveCredentials', google.credentials);
  const linking = computer.call('linkDrive');
  const back = await google.consent(await nextOpened(computer));
  const forged = new URL(back);
  forged.searchParams.set('state', 'indovinato');
  expect((await fetch(forged)).status).toBe(404);
  expect((await fetch(new URL('/altro', back))).status).toBe(404);
  expect((await fetch(back, { method: 'POST' })).status).toBe(404);
  // A network name that was made to lead to this computer.
  expect(await statusFor(back, 'evil.example')).toBe(404);
  expect((await computer.read()).state).toBe('not linked');
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
  const computer = await start();
  await computer.call('keepDriveCredentials', google.credentials);
  const linking = computer.call('linkDrive');
  const back = await google.consent(await nextOpened(computer));
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
  const computer = await start();
  await computer.call('keepDriveCredentials', google.credentials);
  const linking = computer.call('linkDrive');
  const url = await nextOpened(computer);
  expect((await computer.read()).isLinking).toBe(true);
  await answer(url);
  expect(await linking).toMatchObject({ ok: false, problem: { error } });
  expect(await computer.read()).toMatchObject({ state: 'not linked', isLinking: false });
});

test('linking that is called off, or begun again, leaves nothing that listens', async () => {
  const computer = await start();
  await computer.call('keepDriveCredentials', google.credentials);
  const first = computer.call('linkDrive');
  const back = await google.consent(await nextOpened(computer));
  const second = computer.call('linkDrive');
  expect(await first).toEqual({ ok: true, value: null });
  await expect(fetch(back)).rejects.toThrow();
  await nextOpened(computer);
  await computer.call('cancelDriveLink');
  expect(await second).toEqual({ ok: true, value: null });
  expect((await computer.read()).isLinking).toBe(false);
});

test('secrets are in the vault alone, and where there is none they are not kept', async () => {
  const computer = await start();
  await link(computer);
  const files = await readdir(folder);
  const texts = await Promise.all(
    files.filter((name) => name.endsWith('.json')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).not.toContain(google.credentials.clientSecret);
  expect(JSON.stringify(computer.desktop.windows[0]?.news)).not.toContain(google.credentials.clientSecret);

  await remove();
  await mkdir(join(folder, 'renderer'), { recursive: true });
  const open = await start(createKeychain({ backend: 'basic_text' }));
  const outcome = await open.call('keepDriveCredentials', google.credentials);
  expect(outcome).toMatchObject({ ok: false, problem: { error: TEXTS.noKeychain } });
  expect((await open.read()).state).toBe('not configured');
});

test('an archive goes there, comes back byte for byte, and is removed', async () => {
  const computer = await startWithBackup();
  await link(computer);
  expect(await computer.call('sendToDrive', computer.id)).toEqual(DONE);
  const [there] = (await computer.read()).backups;
  expect(there).toMatchObject({ fileName: computer.id, kind: 'manual', size: content.length });
  expect(await computer.call('sendToDrive', computer.id)).toMatchObject({
    ok: false,
    problem: { error: DRIVE.isThere },
  });
  expect(await computer.call('bringFromDrive', there?.id)).toMatchObject({
    ok: false,
    problem: { error: DRIVE.isHere },
  });

  await computer.call('removeComputerBackup', computer.id);
  expect(await readdir(archives)).toEqual([]);
  expect(await computer.call('bringFromDrive', there?.id)).toEqual(DONE);
  expect((await readFile(join(archives, computer.id))).equals(content)).toBe(true);
  expect((await computer.readHere()).backups[0]).toMatchObject({ id: computer.id, kind: 'manual', isBad: false });

  expect(await computer.call('removeFromDrive', there?.id)).toEqual(DONE);
  expect((await computer.read()).backups).toEqual([]);
  expect(await computer.call('bringFromDrive', there?.id)).toMatchObject({
    ok: false,
    problem: { error: DRIVE.unknown },
  });
});

test('an id that is not in the list does nothing there', async () => {
  const computer = await startWithBackup();
  await link(computer);
  for (const id of ['../x', '/etc/passwd', 'x']) {
    expect(await computer.call('sendToDrive', id)).toMatchObject({ ok: false, problem: { status: 404 } });
    expect(await computer.call('bringFromDrive', id)).toMatchObject({ ok: false, problem: { status: 404 } });
    expect(await computer.call('removeFromDrive', id)).toMatchObject({ ok: false, problem: { status: 404 } });
  }
});

test('Drive that is full, silent or no longer allowed is told in plain words, and nothing half remains', async () => {
  const computer = await startWithBackup();
  await link(computer);
  google.fail({ on: 'begin', how: { status: 403, reason: 'storageQuotaExceeded' } });
  expect(await computer.call('sendToDrive', computer.id)).toMatchObject({
    ok: false,
    problem: { error: expect.stringContaining('Libera spazio') },
  });
  google.heal();
  expect((await computer.read()).backups).toEqual([]);
  expect(await computer.call('sendToDrive', computer.id)).toEqual(DONE);

  google.oauth.revokeAll();
  const after = await computer.read();
  expect(after.state).toBe('revoked');
  expect(after.backups).toEqual([]);
  await link(computer);
  expect((await computer.read()).backups).toHaveLength(1);
  expect(await computer.call('unlinkDrive')).toEqual({ ok: true, value: null });
  expect((await computer.read()).state).toBe('not linked');
});

test('wrong credentials are told as such', async () => {
  const computer = await start();
  await computer.call('keepDriveCredentials', { ...google.credentials, clientSecret: 'un altro' });
  const linking = computer.call('linkDrive');
  await fetch(await google.consent(await nextOpened(computer)));
  expect(await linking).toMatchObject({ ok: false, problem: { error: expect.stringContaining('client secret') } });
});
