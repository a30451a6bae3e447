import { hostname } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BackupHome, createBackupHome, refusal } from '../../testing/backup-home.ts';
import { PROOF_REQUIRED } from '../../testing/backup-server.ts';
import { eventually } from '../../testing/eventually.ts';
import { OWNER } from '../../testing/site-server.ts';
import { ARCHIVES, NEWS, TEXTS } from '../texts.ts';
import { createBackupTokens } from './backup-tokens.ts';

const settings = { isDailyOn: true, hour: 12, daily: 2, weekly: 1, monthly: 1 };

let home: BackupHome;

beforeEach(async () => {
  home = await createBackupHome();
});
afterEach(() => home.close());

/** The authorization of each backup call to the site. */
const rightsOf = () =>
  new Set(
    home.server.calls.filter(({ url }) => url.startsWith('/api/backup')).map(({ headers }) => headers.authorization),
  );

test('the daily ones go by a token of this computer, which the page never sees, whoever is signed in', async () => {
  const computer = await home.startReady();
  await home.switchOnDaily(computer, settings);
  const [[id, made] = []] = home.server.accessTokens;
  expect(made).toMatchObject({ name: `Backup di ${hostname().slice(0, 50)}`, scopes: ['TAKE_BACKUP'] });
  expect(await computer.read()).toMatchObject({ tokenId: id, isConfirmationAsked: false });
  expect(JSON.stringify([await computer.read(), computer.desktop.windows[0]?.news])).not.toContain(made?.token);

  await computer.call('signOut');
  home.now = new Date('2027-03-01T11:05:00.000Z');
  home.clock.advance();
  await eventually(async () => expect((await computer.read()).backups).toHaveLength(1));
  expect(rightsOf()).toEqual(new Set([`Bearer ${made?.token}`]));
});

test('a fresh proof that the site wants is told to the page as the site says it, and nothing is switched on', async () => {
  const computer = await home.startReady();
  home.server.wantsProof = true;
  expect(await computer.call('makeBackupToken')).toEqual({ ok: true, value: { status: 403, body: PROOF_REQUIRED } });
  expect(await computer.read()).toMatchObject({ tokenId: null, isConfirmationAsked: false });
  await computer.call('signOut');
  expect(await computer.call('makeBackupToken')).toEqual(refusal(ARCHIVES.signInFirst, 401));
});

test('one that has none, as from before there were any, asks the person, says so once a day, and goes on once she has said', async () => {
  const computer = await home.startReady();
  await computer.call('editComputerBackups', settings);
  expect(await computer.read()).toMatchObject({ isConfirmationAsked: true });
  home.now = new Date('2027-03-01T11:05:00.000Z');
  home.clock.advance();
  const listNotifications = () => computer.desktop.notifications.filter(({ title }) => title === NEWS.backupFailed);
  await eventually(() => expect(listNotifications().map(({ body }) => body)).toEqual([ARCHIVES.confirm]));
  expect(await computer.read()).toMatchObject({ isConfirmationAsked: true, warnings: [], backups: [] });
  home.clock.advance();
  expect(listNotifications()).toHaveLength(1);

  await computer.call('makeBackupToken');
  await eventually(async () => expect((await computer.read()).backups).toHaveLength(1));
  expect(await computer.read()).toMatchObject({ isConfirmationAsked: false });
});

test('a dead one is forgotten, and the person is asked', async () => {
  const computer = await home.startReady();
  await home.switchOnDaily(computer, settings);
  for (const { token } of home.server.accessTokens.values()) home.server.tokens.delete(token);
  home.now = new Date('2027-03-01T11:05:00.000Z');
  home.clock.advance();
  await eventually(async () =>
    expect(await computer.read()).toMatchObject({ isConfirmationAsked: true, tokenId: null }),
  );
  // The signed-in user stays so: it was not their token.
  expect(await computer.call('readUser')).toMatchObject({ name: 'Ada Rossi' });
  expect(home.server.entries).toEqual([]);
});

test('switched off, this computer has none any more; another takes the place of the one before', async () => {
  const computer = await home.startReady();
  await home.switchOnDaily(computer, settings);
  await home.switchOnDaily(computer, settings);
  expect([...home.server.accessTokens.keys()]).toEqual(['t2']);
  await computer.call('editComputerBackups', { ...settings, isDailyOn: false });
  expect(await computer.read()).toMatchObject({ tokenId: null, isConfirmationAsked: false });
});

test('where the system keeps no secrets no token is asked for', async () => {
  const nothing = async () => undefined;
  const tokens = createBackupTokens({
    vault: { find: nothing, save: async () => false, drop: nothing, isOpen: async () => false },
    session: {
      findSessionOf: async (address) => ({ address, token: 'token', user: OWNER }),
      end: nothing,
    },
    fetch,
    isOnline: () => true,
    computerName: 'mare',
  });
  expect(await tokens.make(home.server.address)).toEqual(refusal(TEXTS.noKeychain, 503));
  expect(home.server.calls).toEqual([]);
});

test('a site that is looked after no longer leaves no token here', async () => {
  const computer = await home.startReady();
  await home.switchOnDaily(computer, settings);
  await computer.call('forgetSite', home.server.address);
  await computer.call('addSite', home.server.address);
  expect(await computer.read()).toMatchObject({ tokenId: null });
});
