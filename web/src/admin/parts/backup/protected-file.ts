import { PROTECTED_START } from '@approdo/shared/contract/backup/backup';

/** Whether only a passphrase opens the archive: its first line says so. */
export async function isProtectedFile(file: Blob): Promise<boolean> {
  return (await file.slice(0, PROTECTED_START.length).text()) === PROTECTED_START;
}
