import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's folder in memory, which may be tiny in a container. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 30;

/**
 * A folder for the files of one test run: in memory if there is room, since no test cuts the power, and syncing to disk
 * took more than a third of the time. It is removed when this process ends, with all that killed tests left there.
 */
export function makeTestsFolder(): string {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'approdo-tests-'));
  process.once('exit', () => {
    stopPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Stops the PostgreSQL server that tests of this run may have started there. */
function stopPostgres(folder: string): void {
  const pidFile = join(folder, 'postgres', 'data', 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  try {
    process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGQUIT');
  } catch {
    // It has already ended.
  }
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
