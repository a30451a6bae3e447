import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BackupHome, content, createBackupHome, DONE, refusal } from '../../testing/backup-home.ts';
import { type BackupServer, sendHalf, sendWhole, startBackupServer } from '../../testing/backup-server.ts';
import { eventually } from '../../testing/eventually.ts';
import { OWNER, PASSWORD, sendJson } from '../../testing/site-server.ts';
import { ARCHIVES, TEXTS } from '../texts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let home: BackupHome;

beforeEach(async () => {
  home = await createBackupHome();
});
afterEach(() => home.close());

test('a new backup is made, comes here whole, and is not left on the server', async () => {
  const computer = await home.startReady();
  const id = await home.saveOne(computer);
  expect((await readFile(join(home.archives, id))).equals(content)).toBe(true);
  expect(home.server.entries).toEqual([]);
  expect(await computer.read()).toMatchObject({
    folder: 'Backup di casa',
    fault: null,
    warnings: [],
    progress: null,
    backups: [{ fileName: id, kind: 'manual', size: content.length, verifiedAt: home.now.toISOString(), isBad: false }],
  });
});

test('the page learns what the folder is called, and nowhere does it learn where it lies', async () => {
  const computer = await home.startReady();
  await home.saveOne(computer);
  expect(JSON.stringify([await computer.read(), computer.desktop.windows[0]?.news])).not.toContain(home.folder);
});

test('an id that is not in the list opens, removes and sends nothing', async () => {
  const computer = await home.startReady();
  await writeFile(join(home.folder, 'approdo-2027-03-01-100000-manuale.tar'), 'elsewhere');
  for (const id of ['../secret.txt', '/etc/passwd', '../approdo-2027-03-01-100000-manuale.tar', 'x']) {
    for (const name of ['verifyComputerBackup', 'removeComputerBackup', 'sendComputerBackup']) {
      expect(await computer.call(name, id)).toEqual(refusal(ARCHIVES.unknown, 404));
    }
  }
  expect(await readFile(join(home.folder, 'secret.txt'), 'utf8')).toBe('not for the page');
  expect(home.server.uploaded).toEqual([]);
});

test('before a folder is chosen, or where nobody is signed in, nothing is begun', async () => {
  const computer = await home.start();
  await computer.call('addSite', home.server.address);
  expect(await computer.call('createComputerBackup')).toEqual(refusal(ARCHIVES.signInFirst, 401));
  await computer.call('signIn', { email: OWNER.email, password: PASSWORD });
  expect(await computer.call('createComputerBackup')).toEqual(refusal(ARCHIVES.noFolder, 409));
  expect((await computer.read()).folder).toBeNull();
  home.chosen = undefined;
  expect(await computer.call('chooseBackupFolder')).toEqual({ ok: true, value: 'cancelled' });
  home.chosen = join(home.folder, 'gone');
  expect(await computer.call('chooseBackupFolder')).toEqual(refusal(ARCHIVES.folderGone));
  expect((await computer.read()).folder).toBeNull();
});

test('other files in the folder are neither listed nor touched', async () => {
  const computer = await home.startReady();
  const id = await home.saveOne(computer);
  const foreign = {
    'approdo-2020-01-01-000000-manuale.tar': 'brought here by hand',
    'approdo-2020-01-02-000000-manuale.tar': 'with a note that is none',
    'approdo-2020-01-02-000000-manuale.tar.json': '{"format":1}',
    'Tesi.tar': 'a thesis',
    'film.tar.part': 'half a film',
    'tasse.json': '{}',
  };
  for (const [name, text] of Object.entries(foreign)) await writeFile(join(home.archives, name), text);
  await symlink(join(home.folder, 'secret.txt'), join(home.archives, 'approdo-2020-01-03-000000-manuale.tar'));
  expect((await computer.read()).backups.map((one) => one.id)).toEqual([id]);
  home.now = new Date(home.now.getTime() + 400 * DAY_MS);
  await computer.call('createComputerBackup');
  for (const [name, text] of Object.entries(foreign))
    expect(await readFile(join(home.archives, name), 'utf8')).toBe(text);
});

test('another site that keeps its backups in the same folder does not see these', async () => {
  const computer = await home.startReady();
  await home.saveOne(computer);
  const other = await startBackupServer({ content, now: () => home.now });
  await computer.call('addSite', other.address);
  expect((await computer.read()).folder).toBeNull();
  await computer.call('chooseBackupFolder');
  expect((await computer.read()).backups).toEqual([]);
  await other.close();
});

test.each([
  ['breaks off', ARCHIVES.lost, (response) => sendHalf(response, content, () => response.destroy())],
  [
    'is not what the server named',
    ARCHIVES.wrong,
    (response) => sendWhole(response, randomBytes(content.length), content),
  ],
  ['is refused', 'Backup non trovato', (response) => sendJson(response, 404, { error: 'Backup non trovato' })],
] satisfies [string, string, NonNullable<BackupServer['sendArchive']>][])(
  'an archive that %s leaves nothing, and is told',
  async (_name, error, sendArchive) => {
    const computer = await home.startReady();
    home.server.sendArchive = sendArchive;
    expect(await computer.call('createComputerBackup')).toMatchObject({ ok: false, problem: { error } });
    expect(await readdir(home.archives)).toEqual([]);
    expect(home.server.entries).toEqual([]);
    home.server.sendArchive = undefined;
    expect(await computer.call('createComputerBackup')).toEqual(DONE);
  },
);

test('one that is called off leaves nothing, and while it runs no other is begun', async () => {
  const computer = await home.startReady();
  home.server.sendArchive = (response) => sendHalf(response, content);
  const saving = computer.call('createComputerBackup');
  await eventually(async () => expect((await computer.read()).progress?.share).toBeGreaterThan(0));
  expect((await computer.read()).progress).toMatchObject({ operation: 'create', step: ARCHIVES.comes });
  expect(await computer.call('createComputerBackup')).toEqual(refusal(ARCHIVES.busy, 409));
  await computer.call('cancelComputerBackup');
  expect(await saving).toEqual({ ok: true, value: null });
  expect(await readdir(home.archives)).toEqual([]);
  expect(home.server.entries).toEqual([]);
  expect((await computer.read()).progress).toBeNull();
});

test('one that is called off while the site prepares it is called off there, too', async () => {
  const computer = await home.startReady();
  home.server.isSlow = true;
  const saving = computer.call('createComputerBackup');
  const listCalls = () => home.server.calls.map(({ method, url }) => `${method} ${url}`);
  await eventually(() => expect(listCalls()).toContain('POST /api/backup'));
  await computer.call('cancelComputerBackup');
  expect(await saving).toEqual({ ok: true, value: null });
  expect(listCalls()).toContain('DELETE /api/backup/progress');
  expect(await readdir(home.archives)).toEqual([]);
});

test('what a computer left half done is cleared away later, never what may be still written', async () => {
  const computer = await home.startReady();
  const left = ['approdo-2027-02-28-090000-manuale.tar.part', 'approdo-2027-02-28-090000-manuale.tar.json'];
  for (const name of left) await writeFile(join(home.archives, name), 'half');
  await utimes(join(home.archives, left[0] ?? ''), home.now, new Date(home.now.getTime() - HOUR_MS));
  await utimes(join(home.archives, left[1] ?? ''), home.now, new Date(home.now.getTime() - HOUR_MS));
  await writeFile(join(home.archives, 'approdo-2027-03-01-085900-manuale.tar.part'), 'in work elsewhere');
  await utimes(join(home.archives, 'approdo-2027-03-01-085900-manuale.tar.part'), home.now, home.now);
  const id = await home.saveOne(computer);
  expect((await home.listTars()).sort()).toEqual(['approdo-2027-03-01-085900-manuale.tar.part', id]);
});

/** Sent like this by a site whose store has rotted: the digest is that of the bytes sent. */
test.each([
  ['a photo', (archive: Buffer) => archive.length - 2000, /uploads\/a.jpg» nell'archivio è danneggiato/],
  ['the database', (archive: Buffer) => archive.indexOf('database.sqlite\0') + 520, /database.sqlite» nell'archivio/],
  ['the manifest', (archive: Buffer) => archive.indexOf('"sha256":"') + 12, /nell'archivio è danneggiato|non è valido/],
])(
  'an archive in which %s has rotted is never called verified, though its digest is right',
  async (_name, at, fault) => {
    const computer = await home.startReady();
    const rotten = Buffer.from(content);
    rotten[at(rotten)] = (rotten[at(rotten)] ?? 0) ^ 1;
    home.server.sendArchive = (response) => sendWhole(response, rotten);
    expect(await computer.call('createComputerBackup')).toMatchObject({
      ok: false,
      problem: { error: expect.stringMatching(fault) },
    });
    expect(await readdir(home.archives)).toEqual([]);
  },
);

test('a backup is held to its hash, and a damaged one is told until it is gone', async () => {
  const computer = await home.startReady();
  const id = await home.saveOne(computer);
  home.now = new Date(home.now.getTime() + HOUR_MS);
  expect(await computer.call('verifyComputerBackup', id)).toEqual(DONE);
  expect((await computer.read()).backups[0]).toMatchObject({ verifiedAt: home.now.toISOString(), isBad: false });

  const spoilt = Buffer.from(content);
  spoilt[100] = (spoilt[100] ?? 0) ^ 1;
  await writeFile(join(home.archives, id), spoilt);
  expect(await computer.call('verifyComputerBackup', id)).toEqual(refusal(ARCHIVES.foundBad, 422));
  const found = await computer.read();
  expect(found.backups[0]?.isBad).toBe(true);
  expect(found.warnings).toEqual([ARCHIVES.damaged('1 marzo 2027 alle 10:00')]);

  expect(await computer.call('removeComputerBackup', id)).toEqual(DONE);
  expect(await readdir(home.archives)).toEqual([]);
  expect((await computer.read()).warnings).toEqual([]);
});

test('one that was cut short is seen without being read', async () => {
  const computer = await home.startReady();
  const id = await home.saveOne(computer);
  await writeFile(join(home.archives, id), content.subarray(0, 100));
  expect((await computer.read()).backups[0]?.isBad).toBe(true);
});

test('an archive of this computer goes to the server byte for byte', async () => {
  const computer = await home.startReady();
  const id = await home.saveOne(computer);
  expect(await computer.call('sendComputerBackup', id)).toMatchObject({ ok: true, value: { kind: 'uploaded' } });
  expect(home.server.uploaded).toHaveLength(1);
  expect(home.server.uploaded[0]?.equals(content)).toBe(true);
});

test('a disk that is unplugged is told, and its backups are there when it is back', async () => {
  const computer = await home.startReady();
  const id = await home.saveOne(computer);
  await rename(home.archives, `${home.archives} altrove`);
  expect(await computer.read()).toMatchObject({ backups: [], fault: ARCHIVES.folderGone, folder: 'Backup di casa' });
  expect(await computer.call('createComputerBackup')).toEqual(refusal(ARCHIVES.folderGone));
  expect(await computer.call('openBackupFolder')).toEqual(refusal(ARCHIVES.folderGone, 409));
  await writeFile(home.archives, '#!/bin/sh');
  expect(await computer.call('openBackupFolder')).toEqual(refusal(ARCHIVES.folderGone, 409));
  expect(computer.desktop.openedFolders).toEqual([]);
  await rm(home.archives);
  await rename(`${home.archives} altrove`, home.archives);
  expect((await computer.read()).backups.map((one) => one.id)).toEqual([id]);
  expect(await computer.call('openBackupFolder')).toEqual({ ok: true, value: null });
  expect(computer.desktop.openedFolders.at(-1)).toBe(home.archives);
});

test('what is in the folder is known after the app was started anew, also without its own notes of it', async () => {
  const computer = await home.startReady();
  const id = await home.saveOne(computer);
  await rm(join(home.folder, 'computer-backups.json'));
  const again = await home.start();
  expect((await again.read()).folder).toBeNull();
  await again.call('chooseBackupFolder');
  expect((await again.read()).backups.map((one) => one.id)).toEqual([id]);
});

test('whoever may not keep the site, may not keep its backups', async () => {
  const computer = await home.start();
  const editor = await startBackupServer({ content, now: () => home.now, role: 'EDITOR' });
  await computer.call('addSite', editor.address);
  await computer.call('signIn', { email: OWNER.email, password: PASSWORD });
  await computer.call('chooseBackupFolder');
  expect(await computer.call('createComputerBackup')).toEqual(refusal(TEXTS.notAllowed, 403));
  expect(editor.calls.filter(({ url }) => url.includes('backup'))).toEqual([]);
  await editor.close();
});
