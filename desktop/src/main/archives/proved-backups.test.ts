import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BackupHome, createBackupHome, DONE, refusal } from '../../testing/backup-home.ts';
import { eventually } from '../../testing/eventually.ts';
import { ARCHIVES, MENU, NEWS } from '../texts.ts';

const NOT_CONFIRMED = 'Non confermato: non è cambiato nulla.';

let home: BackupHome;

beforeEach(async () => {
  home = await createBackupHome();
});
afterEach(() => home.close());

/** On a computer whose session is old: the site requires a proof from now on. */
async function startStale() {
  const computer = await home.startReady();
  home.server.wantsProof = true;
  const listPrompts = () =>
    computer.desktop.windows[0]?.news.filter(({ channel }) => channel === 'approdo:freshProofWanted') ?? [];
  return { ...computer, listPrompts };
}

test('a backup that is made here asks for the proof before anything is made at the site, and goes on after it', async () => {
  const { call, listPrompts } = await startStale();
  const saving = call('createComputerBackup');
  await eventually(() => expect(listPrompts()).toHaveLength(1));
  expect(await call('isFreshProofWanted')).toBe(true);
  expect(home.server.entries).toEqual([]);
  home.server.wantsProof = false;
  await call('answerFreshProof', true);
  expect(await saving).toEqual(DONE);
  expect(await home.listTars()).toHaveLength(1);
  expect(home.server.entries).toEqual([]);
  expect(listPrompts()).toHaveLength(1);
  expect(await call('isFreshProofWanted')).toBe(false);
});

test('what she does not confirm leaves nothing, here or at the site', async () => {
  const { call, listPrompts } = await startStale();
  const saving = call('createComputerBackup');
  await eventually(() => expect(listPrompts()).toHaveLength(1));
  await call('answerFreshProof', false);
  expect(await saving).toEqual(refusal(NOT_CONFIRMED, 403));
  expect([await readdir(home.archives), home.server.entries]).toEqual([[], []]);
});

test('one that is asked for from the sign brings up the window, and tells how it ended', async () => {
  const { call, desktop, listPrompts } = await startStale();
  desktop.choose(MENU.file, MENU.staysOn);
  await eventually(() => expect(desktop.trays()).toHaveLength(1));
  const [window] = desktop.windows;
  window?.close();
  expect(window?.isVisible()).toBe(false);
  desktop.trays()[0]?.choose(MENU.saveNow);
  await eventually(() => expect(listPrompts()).toHaveLength(1));
  expect(window?.isVisible()).toBe(true);
  home.server.wantsProof = false;
  await call('answerFreshProof', true);
  await eventually(() => expect(desktop.notifications.at(-1)?.title).toBe(NEWS.backupSaved));
});

test('nobody answers once the window is closed, or another site is looked after', async () => {
  const { call, desktop, listPrompts } = await startStale();
  const saving = call('createComputerBackup');
  await eventually(() => expect(listPrompts()).toHaveLength(1));
  desktop.windows[0]?.close();
  expect(await saving).toEqual(refusal(NOT_CONFIRMED, 403));
});

test('the backup of the day, which has a right of its own, asks for no proof and makes nothing at the site without it', async () => {
  const { call, desktop, listPrompts } = await startStale();
  await call('editComputerBackups', { isDailyOn: true, hour: 12, daily: 7, weekly: 4, monthly: 6 });
  home.now = new Date('2027-03-01T11:05:00.000Z');
  home.clock.advance();
  await eventually(() => expect(desktop.notifications.at(-1)?.body).toBe(ARCHIVES.confirm));
  expect([listPrompts(), home.server.entries]).toEqual([[], []]);
});
