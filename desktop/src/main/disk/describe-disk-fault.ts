import { TEXTS } from '../texts.ts';

/** Why a file was not written and what to do, as text. */
export function describeDiskFault(fault: unknown): string {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return TEXTS.diskFull;
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS' ? TEXTS.notWritable : TEXTS.notSaved;
}
