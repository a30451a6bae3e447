import type { BackupEntry, DriveState } from '@approdo/shared/contract/operations/backup';
import type { SiteFault, SiteWarning } from '@approdo/shared/contract/operations/health';
import { elideBeforeDates, sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { isBackupOverdue } from '@approdo/shared/domain/operations/backup-retention';
import type { BackupRecord, LostRecord } from '../../../adapters/backup-store/records.ts';
import type { UnattendedState } from './unattended.state.ts';

/** A warning for the owner. */
export type Warning = SiteWarning & {
  /** Identifies its subject: she is written to once about it, though the words change with the days. */
  readonly subject: string;
};

type Situation = {
  readonly now: Date;
  /** Newest first, without those known to be bad. */
  readonly good: readonly Pick<BackupEntry, 'createdAt'>[];
  readonly bad: readonly Pick<BackupRecord, 'createdAt' | 'fault' | 'isUnaccepted' | 'lost'>[];
  readonly unreadable: readonly LostRecord[];
  readonly badOnDrive: readonly Pick<BackupEntry, 'createdAt' | 'isUnaccepted'>[];
  readonly state: UnattendedState;
  readonly drive: DriveState;
};

type BackupFault = Extract<
  SiteFault,
  'BACKUP_OVERDUE' | 'BACKUP_FAILED' | 'BACKUP_DAMAGED' | 'BACKUP_UNACCEPTED' | 'DRIVE_TROUBLE'
>;

const ADVICE: Readonly<Record<BackupFault, string>> = {
  BACKUP_OVERDUE: 'Creane uno adesso dalla schermata Backup, e controlla che quello di ogni giorno sia acceso.',
  BACKUP_FAILED:
    'Creane uno a mano dalla schermata Backup. Se non riesce nemmeno così, mostra questo avviso a chi gestisce il server.',
  BACKUP_DAMAGED: 'Crea un backup nuovo dalla schermata Backup, verificalo, poi elimina quello danneggiato.',
  BACKUP_UNACCEPTED:
    'Tieni i backup che hai: il disco sta bene, e rifarli non serve. Manda questo avviso a chi si occupa del programma: dice tabella e riga, e niente dei tuoi ospiti. Una versione corretta potrà ripristinarli.',
  DRIVE_TROUBLE: 'Dalla schermata Backup controlla il collegamento a Google Drive e quanto spazio gli resta.',
};

/** What keeps backups from Drive for now, in Drive's own words. */
export function warnOfDrive(problem: string): SiteWarning {
  return { code: 'DRIVE_TROUBLE', text: problem, advice: ADVICE.DRIVE_TROUBLE };
}

/** Empty while all is well. */
export function listWarnings({ now, good, bad, unreadable, badOnDrive, state, drive }: Situation): Warning[] {
  const [newest] = good;
  const isOverdue = isBackupOverdue(now, new Date(newest?.createdAt ?? state.firstSeenAt));
  const overdue = newest
    ? `L'ultimo backup è di più di due giorni fa (${dayOf(newest.createdAt)}).`
    : 'Non c’è ancora nessun backup.';
  return [
    ...(isOverdue ? [plain('BACKUP_OVERDUE', overdue)] : []),
    ...(state.failure
      ? [
          plain(
            'BACKUP_FAILED',
            `Il backup automatico non è riuscito (${dayOf(state.failure.at)}): ${state.failure.message}`,
          ),
        ]
      : []),
    ...(state.driveFailure
      ? [
          plain(
            'DRIVE_TROUBLE',
            `La copia su Google Drive non è riuscita (${dayOf(state.driveFailure.at)}): ${state.driveFailure.message}`,
          ),
        ]
      : []),
    ...warnOfDamage(bad),
    ...unreadable.map(({ createdAt }) =>
      plain(
        'BACKUP_DAMAGED',
        `Del backup del ${dayOf(createdAt)} non si legge più nulla: non si può usare, puoi eliminarlo.`,
      ),
    ),
    ...badOnDrive.map(({ createdAt, isUnaccepted }) => {
      const copy = `La copia su Google Drive del backup del ${dayOf(createdAt)}`;
      return isUnaccepted
        ? plain('BACKUP_UNACCEPTED', `${copy} è intera, ma contiene un valore che questa versione non accetta.`)
        : plain('BACKUP_DAMAGED', `${copy} è danneggiata.`);
    }),
    ...(drive === 'revoked'
      ? [
          plain(
            'DRIVE_TROUBLE',
            'Google Drive non è più collegato: l’accesso è stato revocato o è scaduto. Collegalo di nuovo.',
          ),
        ]
      : []),
  ];
}

/** All damaged backups in one warning: one lost photo or value may affect all of them. */
function warnOfDamage(bad: Situation['bad']): Warning[] {
  const byFault = Map.groupBy(bad, ({ fault }) => fault);
  return [...byFault].map(([fault, backups]) => {
    const days = backups.map(({ createdAt }) => createdAt).toSorted();
    const [oldest = '', newest = ''] = [days.at(0), days.at(-1)];
    const isOne = backups.length === 1;
    const which = isOne
      ? `Il backup del ${dayOf(oldest)}`
      : `${backups.length} backup, dal ${dayOf(oldest)} al ${dayOf(newest)},`;
    if (backups.every(({ isUnaccepted }) => isUnaccepted)) {
      const state = isOne ? 'è intero, ma non si può ripristinare' : 'sono interi, ma non si possono ripristinare';
      const text = `${which} ${state} con questa versione: è un errore del programma. ${fault}.`;
      return { ...plain('BACKUP_UNACCEPTED', text), subject: `non accettato: ${fault}` };
    }
    const isLost = backups.some(({ lost }) => lost.length > 0);
    const hope = isLost ? ' Un nuovo backup copia di nuovo dal sito quello che c’è ancora.' : '';
    const text = `${which} ${isOne ? 'è danneggiato' : 'sono danneggiati'}. ${fault}.${hope}`;
    return { ...plain('BACKUP_DAMAGED', text), subject: `danneggiato: ${fault}` };
  });
}

function plain(code: BackupFault, text: string): Warning {
  const said = elideBeforeDates(text);
  return { code, text: said, advice: ADVICE[code], subject: said };
}

function dayOf(instant: string): string {
  return sayInstantDate(instant);
}
