import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anArchive } from '../../testing/an-archive.ts';
import { type BackupHome, content, createBackupHome, refusal } from '../../testing/backup-home.ts';
import { sendHalf, startBackupServer } from '../../testing/backup-server.ts';
import { eventually } from '../../testing/eventually.ts';
import { ARCHIVES, NEWS, TEXTS } from '../texts.ts';

const settings = { isDailyOn: true, hour: 12, daily: 2, weekly: 1, monthly: 1 };

let home: BackupHome;

beforeEach(async () => {
  home = await createBackupHome();
});
afterEach(() => home.close());

test('once a day at its hour one is made, and the old ones go by the rule of the server', async () => {
  const computer = await home.startReady();
  const manual = await home.saveOne(computer);
  await home.switchOnDaily(computer, settings);
  expect((await computer.read()).nextDailyAt).toBe('2027-03-01T11:00:00.000Z');
  const advance = async () => {
    const before = (await computer.read()).backups.length;
    home.clock.advance();
    await eventually(async () => {
      const { progress, nextDailyAt } = await computer.read();
      expect(progress).toBeNull();
      expect(nextDailyAt === null || nextDailyAt > home.now.toISOString()).toBe(true);
    });
    return (await computer.read()).backups.length - before;
  };
  expect(await advance()).toBe(0);
  home.now = new Date('2027-03-01T11:05:00.000Z');
  expect(await advance()).toBe(1);
  expect(await advance()).toBe(0);
  for (let day = 2; day <= 9; day += 1) {
    home.now = new Date(`2027-03-0${day}T11:05:00.000Z`);
    await advance();
  }
  const listed = (await computer.read()).backups.map(({ createdAt, kind }) => `${createdAt.slice(0, 10)} ${kind}`);
  expect(listed).toEqual(['2027-03-09 daily', '2027-03-08 daily', '2027-03-01 manual']);
  expect((await home.listTars()).length).toBe(3);
  expect((await computer.read()).backups.at(-1)?.id).toBe(manual);
});

test('an hour that was missed is made up for when the app is there again', async () => {
  const computer = await home.startReady();
  await home.switchOnDaily(computer, settings);
  home.now = new Date('2027-03-04T08:00:00.000Z');
  const again = await home.start();
  await eventually(async () => expect((await again.read()).backups).toHaveLength(1));
  await eventually(async () => expect((await again.read()).nextDailyAt).toBe('2027-03-04T11:00:00.000Z'));
});

test('what the server made itself that day is brought here instead of a new one, and stays there', async () => {
  const computer = await home.startReady();
  await home.switchOnDaily(computer, settings);
  home.now = new Date('2027-03-01T11:05:00.000Z');
  const [first] = await (await fetch(`${home.server.address}/api/backup`, { method: 'POST' })).json();
  home.clock.advance();
  await eventually(async () => expect((await computer.read()).backups).toHaveLength(1));
  expect((await computer.read()).backups[0]).toMatchObject({ fileName: first.fileName, kind: 'daily' });
  await eventually(async () => expect((await computer.read()).nextDailyAt).toBe('2027-03-02T11:00:00.000Z'));
  expect(home.server.entries).toHaveLength(1);
  expect(home.server.calls.filter(({ method, url }) => method === 'POST' && url === '/api/backup')).toHaveLength(1);
});

test('one of the server that is known to be damaged is not brought: a new one is made', async () => {
  const computer = await home.startReady();
  await home.switchOnDaily(computer, settings);
  home.now = new Date('2027-03-01T11:05:00.000Z');
  await fetch(`${home.server.address}/api/backup`, { method: 'POST' });
  home.server.entries.splice(
    0,
    1,
    ...home.server.entries.slice(0, 1).map((entry) => ({ ...entry, isDamaged: true as const })),
  );
  home.clock.advance();
  await eventually(async () => expect((await computer.read()).backups).toHaveLength(1));
  expect(home.server.calls.filter(({ method, url }) => method === 'POST' && url === '/api/backup')).toHaveLength(2);
});

test('a daily one that fails is told once, tried again, and the warning goes when one is made', async () => {
  const computer = await home.startReady();
  await home.switchOnDaily(computer, settings);
  home.now = new Date('2027-03-01T11:05:00.000Z');
  home.server.sendArchive = (response) => sendHalf(response, content, () => response.destroy());
  home.clock.advance();
  await eventually(async () => expect((await computer.read()).warnings).toEqual([ARCHIVES.dailyFailed(ARCHIVES.lost)]));
  home.clock.advance();
  await eventually(async () => expect((await computer.read()).progress).toBeNull());
  const failures = computer.desktop.notifications.filter(({ title }) => title === NEWS.backupFailed);
  expect(failures).toHaveLength(1);
  failures[0]?.press();
  expect(await computer.call('takeWantedScreen')).toEqual({ path: 'backup' });

  home.server.sendArchive = undefined;
  home.clock.advance();
  await eventually(async () => expect((await computer.read()).backups).toHaveLength(1));
  await eventually(async () => expect((await computer.read()).warnings).toEqual([]));
});

test('each site has its own, also while another is looked after', async () => {
  const computer = await home.startReady();
  await home.switchOnDaily(computer, settings);
  const other = await startBackupServer({ content: anArchive(1000), now: () => home.now });
  await computer.call('addSite', other.address);
  home.now = new Date('2027-03-01T11:05:00.000Z');
  home.clock.advance();
  const isThere = () => eventually(async () => expect(await home.listTars()).toHaveLength(1));
  await isThere();
  expect(other.calls.filter(({ url }) => url.includes('backup'))).toEqual([]);
  await eventually(async () => expect((await computer.read()).progress).toBeNull());
  expect((await computer.read()).backups).toEqual([]);
  await computer.call('switchSite', home.server.address);
  expect((await computer.read()).backups).toMatchObject([{ kind: 'daily', size: content.length }]);

  await computer.call('switchSite', other.address);
  home.server.sendArchive = (response) => sendHalf(response, content, () => response.destroy());
  home.now = new Date('2027-03-02T11:05:00.000Z');
  home.clock.advance();
  await eventually(() => expect(computer.desktop.notifications.at(-1)?.body).toContain(ARCHIVES.lost));
  // With several sites, the message says which.
  expect(computer.desktop.notifications.at(-1)?.body).toContain(new URL(home.server.address).host);
  await other.close();
});

test('settings that cannot be kept are told, and a day that cannot be noted down is tried again', async () => {
  const computer = await home.startReady();
  await home.switchOnDaily(computer, settings);
  const file = join(home.folder, 'computer-backups.json');
  await symlink('/dev/full', `${file}.part`);
  expect(await computer.call('editComputerBackups', { ...settings, hour: 5 })).toEqual(refusal(TEXTS.diskFull));
  expect((await computer.read()).settings.hour).toBe(12);

  await symlink('/dev/full', `${file}.part`);
  home.now = new Date('2027-03-01T11:05:00.000Z');
  home.clock.advance();
  const failures = () => computer.desktop.notifications.filter(({ title }) => title === NEWS.backupFailed);
  await eventually(() => expect(failures().map(({ body }) => body)).toEqual([TEXTS.diskFull]));
  home.clock.advance();
  await eventually(async () => expect((await computer.read()).nextDailyAt).toBe('2027-03-02T11:00:00.000Z'));
});
