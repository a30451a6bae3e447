import type { BackupEntry, BackupKind } from '@approdo/shared/contract/backup';
import type { BackupRecord } from '../../adapters/backup-store/records.ts';

const WORDS: Readonly<Record<BackupKind, string>> = {
  manual: 'manuale',
  daily: 'giornaliero',
  safety: 'sicurezza',
  uploaded: 'caricato',
};

export function viewLocal(record: BackupRecord): BackupEntry {
  const { id, createdAt, kind, size, verifiedAt } = record;
  return { id, fileName: fileNameOf(record), createdAt, location: 'local', kind, size, verifiedAt };
}

/** `approdo-2027-03-01-100000-manuale.tar`: by time in UTC, so that a folder of them sorts itself. */
export function fileNameOf({ createdAt, kind }: Pick<BackupRecord, 'createdAt' | 'kind'>): string {
  return `approdo-${createdAt.slice(0, 10)}-${createdAt.slice(11, 19).replaceAll(':', '')}-${WORDS[kind]}.tar`;
}
