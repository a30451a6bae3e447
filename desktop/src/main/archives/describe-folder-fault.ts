import { ARCHIVES } from '../texts.ts';
import { describeArchiveFault } from './describe-archive-fault.ts';

/** A disk that was unplugged, or a folder that was renamed. */
const GONE = ['ENOENT', 'ENOTDIR', 'ENODEV', 'ENXIO', 'EIO', 'ESTALE', 'EHOSTDOWN'];

/** Why nothing can be done in the folder of the archives, in words that say what to do. */
export function describeFolderFault(fault: unknown): string {
  const isGone = fault instanceof Error && 'code' in fault && GONE.includes(String(fault.code));
  return isGone ? ARCHIVES.folderGone : describeArchiveFault(fault);
}
