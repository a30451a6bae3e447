import { type DiskRoom, readDiskRoom } from '../../server/src/adapters/disk-room.ts';
import { judgeDiskRoom } from '../../server/src/features/operations/health/checks/disk-room.ts';
import { type Finding, findingsOf } from './finding.ts';
import { nearestFolder } from './nearest-folder.ts';

const { ok, warning, fault } = findingsOf('disk');

const ADVICE =
  'Libera spazio: nel pannello, Backup → elimina i più vecchi e Media → elimina i video; o ingrandisci il disco.';

/** Checks the disk that the folder is on, or will be. */
export async function checkDisk(dataDir: string): Promise<Finding> {
  return judgeDisk(await readDiskRoom(nearestFolder(dataDir)));
}

export function judgeDisk(room: DiskRoom): Finding {
  const left = `${inGb(room.freeBytes)} liberi di ${inGb(room.totalBytes)}`;
  const state = judgeDiskRoom(room);
  if (state === 'full') return fault(`il disco è pieno: ${left}`, ADVICE);
  return state === 'low' ? warning(`il disco è quasi pieno: ${left}`, ADVICE) : ok(left);
}

function inGb(bytes: number): string {
  return `${(bytes / 2 ** 30).toLocaleString('it', { maximumFractionDigits: 1 })} GB`;
}
