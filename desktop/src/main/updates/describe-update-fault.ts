import { describeDiskFault } from '../disk/describe-disk-fault.ts';
import { describeSilence } from '../session/describe-silence.ts';
import { TEXTS, UPDATES } from '../texts.ts';

/** What electron-updater says of a file that is not the one that was published. */
const FORGED = ['ERR_CHECKSUM_MISMATCH', 'ERR_UPDATER_INVALID_SIGNATURE', 'ERR_UPDATER_NO_CHECKSUM'];

const OF_THE_DISK = ['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS'];

/** Why an update was not found or did not arrive, in words that say what to do. */
export function describeUpdateFault(fault: unknown, isOnline: boolean): string {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  if (FORGED.includes(code)) return UPDATES.forged;
  if (OF_THE_DISK.includes(code)) return describeDiskFault(fault);
  const said = describeSilence(fault, isOnline);
  return said === TEXTS.siteSilent ? UPDATES.silent : said;
}
