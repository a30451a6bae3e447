import assert from 'node:assert/strict';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DailyBackupSettings } from '@approdo/shared/contract/operations/backup-settings';
import type { ComputerBackupState } from '@approdo/shared/contract/operations/computer-backups';
import { CALLS } from '../ipc.ts';
import { anArchive } from './an-archive.ts';
import { startBackupServer } from './backup-server.ts';
import { createKeychain } from './keychain.ts';
import { createManualClock } from './manual-clock.ts';
import { OWNER, PASSWORD } from './site-server.ts';
import { makeFolder, startStandIn } from './start-stand-in.ts';

/** The backup that the site's server sends. */
export const content = anArchive(2 * 2 ** 20);

/** The answer of a successful call. */
export const DONE = { ok: true, value: 'done' };

export function refusal(error: string, status = 507) {
  return { ok: false, problem: { status, error } };
}

export type BackupHome = Awaited<ReturnType<typeof createBackupHome>>;

/** A computer with a backup folder, and a site that makes backups; the test may change `now` and `chosen`. */
export async function createBackupHome() {
  const { folder, remove } = await makeFolder();
  const archives = join(folder, 'Backup di casa');
  await mkdir(archives);
  const clock = createManualClock();
  const keychain = createKeychain();
  const server = await startBackupServer({ content, now: () => home.now });

  async function start() {
    const desktop = await startStandIn({
      folder,
      keychain,
      schedule: clock.schedule,
      now: () => home.now,
      chooseFolder: () => home.chosen,
    });
    const call = (name: string, ...args: unknown[]) => desktop.call(`approdo:${name}`, args);
    const read = async (): Promise<ComputerBackupState> =>
      CALLS.readComputerBackups.result.parse(await call('readComputerBackups'));
    return { desktop, call, read };
  }

  type Started = Awaited<ReturnType<typeof start>>;

  const home = {
    folder,
    archives,
    clock,
    server,
    // Ten in the morning, in Rome.
    now: new Date('2027-03-01T09:00:00.000Z'),
    /** The folder that the owner chooses when asked. */
    chosen: archives as string | undefined,
    start,

    /** Signed in at the site, with the folder chosen. */
    async startReady(): Promise<Started> {
      const started = await start();
      await started.call('addSite', server.address);
      await started.call('signIn', { email: OWNER.email, password: PASSWORD });
      assert.deepEqual(await started.call('chooseBackupFolder'), { ok: true, value: 'saved' });
      return started;
    },

    /** Makes a backup and returns its id. */
    async saveOne({ call, read }: Started): Promise<string> {
      assert.deepEqual(await call('createComputerBackup'), DONE);
      return (await read()).backups[0]?.id ?? '';
    },

    /** Like the page: first the token for the daily backups, then the setting. */
    async switchOnDaily({ call }: Started, settings: DailyBackupSettings): Promise<void> {
      assert.partialDeepStrictEqual(await call('makeBackupToken'), { ok: true, value: { status: 201 } });
      assert.deepEqual(await call('editComputerBackups', settings), { ok: true, value: null });
    },

    /** The archives in the folder, complete or not. */
    async listTars(): Promise<string[]> {
      return (await readdir(archives)).filter((name) => name.includes('.tar') && !name.endsWith('.json'));
    },

    async close(): Promise<void> {
      await server.close();
      await remove();
    },
  };
  return home;
}
