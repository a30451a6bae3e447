import type { BackupEntry, BackupKind } from '@approdo/shared/contract/operations/backup';
import { stampInRome } from '@approdo/shared/domain/base/date/local-date';
import type { BackupRecord, LostRecord } from '../../../adapters/backup-store/records.ts';

const WORDS: Readonly<Record<BackupKind, string>> = {
  manual: 'manuale',
  daily: 'giornaliero',
  safety: 'sicurezza',
  uploaded: 'caricato',
};

export function viewLocal(record: BackupRecord): BackupEntry {
  const { id, createdAt, kind, size, verifiedAt, fault, isUnaccepted } = record;
  const entry = { id, fileName: fileNameOf(record), createdAt, location: 'local', kind, size, verifiedAt } as const;
  if (fault === null) return entry;
  return isUnaccepted ? { ...entry, isUnaccepted } : { ...entry, isDamaged: true };
}

/** Its kind is not known: it counts as made by the owner, so that she may delete it. */
export function viewLost({ id, createdAt }: LostRecord): BackupEntry {
  const kind = 'manual';
  const fileName = fileNameOf({ createdAt, kind });
  return { id, fileName, createdAt, location: 'local', kind, size: 0, verifiedAt: null, isDamaged: true };
}

/** `approdo-2027-03-01-110000-manuale.tar`: the time in Rome, as in the lists. */
export function fileNameOf({ createdAt, kind }: Pick<BackupRecord, 'createdAt' | 'kind'>): string {
  return `approdo-${stampInRome(new Date(createdAt))}-${WORDS[kind]}.tar`;
}
