import type { BackupEntry, DriveState } from '@approdo/shared/contract/backup';
import { formatLocalDate, todayInRome } from '@approdo/shared/domain/local-date';
import type { BackupRecord } from '../../adapters/backup-store/records.ts';
import type { UnattendedState } from './unattended.state.ts';

const TWO_DAYS_MS = 2 * 24 * 3_600_000;

type Situation = {
  readonly now: Date;
  /** Newest first, those known to be bad left out. */
  readonly good: readonly Pick<BackupEntry, 'createdAt'>[];
  readonly bad: readonly Pick<BackupRecord, 'createdAt' | 'fault'>[];
  readonly badOnDrive: readonly Pick<BackupEntry, 'createdAt'>[];
  readonly state: UnattendedState;
  readonly drive: DriveState;
};

/** What the owner should know of her backups; empty while all is well. */
export function listWarnings({ now, good, bad, badOnDrive, state, drive }: Situation): string[] {
  const [newest] = good;
  const since = new Date(newest?.createdAt ?? state.firstSeenAt);
  const isOverdue = now.getTime() - since.getTime() > TWO_DAYS_MS;
  const overdue = newest
    ? `L'ultimo backup è di più di due giorni fa (${dayOf(newest.createdAt)}).`
    : 'Non c’è ancora nessun backup.';
  return [
    ...(isOverdue ? [overdue] : []),
    ...(state.failure
      ? [`Il backup automatico non è riuscito (${dayOf(state.failure.at)}): ${state.failure.message}`]
      : []),
    ...(state.driveFailure
      ? [`La copia su Google Drive non è riuscita (${dayOf(state.driveFailure.at)}): ${state.driveFailure.message}`]
      : []),
    ...bad.map(({ createdAt, fault }) => `Il backup del ${dayOf(createdAt)} è danneggiato. ${fault}`),
    ...badOnDrive.map(({ createdAt }) => `La copia su Google Drive del backup del ${dayOf(createdAt)} è danneggiata.`),
    ...(drive === 'revoked'
      ? ['Google Drive non è più collegato: l’accesso è stato revocato o è scaduto. Collegalo di nuovo.']
      : []),
  ];
}

function dayOf(instant: string): string {
  return formatLocalDate(todayInRome(new Date(instant)));
}
