import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder in memory, on Linux; what a container has of it may be next to nothing. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 30;

/**
 * A folder for what the tests of one run write: in memory where there is room, since no test cuts the power and waiting
 * for the disk at each commit took more than a third of their time. It goes when this process ends, with all that a
 * test that was killed has left there.
 */
export function makeTestsFolder(): string {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'approdo-tests-'));
  process.once('exit', () => {
    stopPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** The server that tests of this run have started there, if they have; nothing in it is to outlive it. */
function stopPostgres(folder: string): void {
  const pidFile = join(folder, 'postgres', 'data', 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  try {
    process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGQUIT');
  } catch {
    // It has ended by itself.
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
