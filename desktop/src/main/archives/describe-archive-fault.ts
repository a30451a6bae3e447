import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import { describeDiskFault } from '../disk/describe-disk-fault.ts';
import { ARCHIVES } from '../texts.ts';
import { ArchiveStreamFault } from './archive-stream.ts';

/** Why an archive did not reach the disk, what is left of it and what to do, as text. */
export function describeArchiveFault(fault: unknown): string {
  if (fault instanceof ArchiveFault) return ARCHIVES.unsound(fault.message);
  if (fault instanceof ArchiveStreamFault) return fault.kind === 'lost' ? ARCHIVES.lost : ARCHIVES.wrong;
  return describeDiskFault(fault);
}
