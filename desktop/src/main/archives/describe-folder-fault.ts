import { ARCHIVES } from '../texts.ts';
import { describeArchiveFault } from './describe-archive-fault.ts';

/** An unplugged disk, or a renamed folder. */
const GONE = ['ENOENT', 'ENOTDIR', 'ENODEV', 'ENXIO', 'EIO', 'ESTALE', 'EHOSTDOWN'];

/** Why the archive folder cannot be used and what to do, as text. */
export function describeFolderFault(fault: unknown): string {
  const isGone = fault instanceof Error && 'code' in fault && GONE.includes(String(fault.code));
  return isGone ? ARCHIVES.folderGone : describeArchiveFault(fault);
}
