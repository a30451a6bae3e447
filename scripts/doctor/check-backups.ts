import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBackupOverdue } from '@approdo/shared/domain/operations/backup-retention';
import { type BackupRecord, createRecords } from '../../server/src/adapters/backup-store/records.ts';
import { folderLayout, storeFolderAt } from '../../server/src/adapters/backup-store/store-layout.ts';
import { storeInFolder } from '../../server/src/adapters/stored-values.ts';
import {
  openUnattendedValues,
  type UnattendedState,
} from '../../server/src/features/operations/backup/unattended.state.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, warning, fault } = findingsOf('backups');

const SAVE_NOW = 'Fanne uno: npm run backup, o nel pannello, Backup.';

/** Judges by the records of the store in DATA_DIR, without opening or checking any backup. */
export async function checkBackups(dataDir: string, now: Date): Promise<Finding[]> {
  const folder = storeFolderAt(join(dataDir, 'backups'));
  if (!existsSync(folder.records)) return [ok('il sito non è mai stato acceso: non c’è niente da salvare')];
  const { records, lost } = await createRecords(folderLayout(folder)).list();
  const values = openUnattendedValues(storeInFolder(dataDir), { firstSeenAt: now.toISOString(), doneDay: '' });
  const [state, settings] = [await values.state.read(), await values.settings.read()];
  return [
    judgeAge(records, state, now),
    ...judgeFailures(state),
    ...(settings.isDailyOn ? [] : [warning('il backup di ogni giorno è spento', 'Accendilo nel pannello, Backup.')]),
    ...judgeDamage(
      records.filter(({ fault: found, isUnaccepted }) => found !== null && !isUnaccepted).length + lost.length,
    ),
    ...judgeUnaccepted(records),
  ];
}

function judgeAge(records: readonly BackupRecord[], state: UnattendedState, now: Date): Finding {
  const newest = records.find(({ fault: found }) => found === null);
  const isOverdue = isBackupOverdue(now, new Date(newest?.createdAt ?? state.firstSeenAt));
  if (!newest) {
    const text = 'non c’è ancora nessun backup';
    return isOverdue
      ? fault(`${text}, e il sito ha più di due giorni`, SAVE_NOW)
      : ok(`${text}: il primo è per la prossima notte`);
  }
  const hours = Math.max(0, Math.round((now.getTime() - Date.parse(newest.createdAt)) / 3_600_000));
  const text = `l’ultimo backup buono è di ${hours < 48 ? `${hours} ore` : `${Math.floor(hours / 24)} giorni`} fa`;
  return isOverdue ? fault(text, SAVE_NOW) : ok(text);
}

function judgeFailures({ failure, driveFailure }: UnattendedState): Finding[] {
  return [
    ...(failure
      ? [fault(`il backup automatico del ${failure.at.slice(0, 10)} non è riuscito: ${failure.message}`, SAVE_NOW)]
      : []),
    ...(driveFailure
      ? [
          warning(
            `la copia su Google Drive del ${driveFailure.at.slice(0, 10)} non è riuscita: ${driveFailure.message}`,
            'docs/guides/backup.md, «Se qualcosa non va».',
          ),
        ]
      : []),
  ];
}

function judgeDamage(count: number): Finding[] {
  if (count === 0) return [];
  return [
    fault(`backup danneggiati: ${count}`, 'Fanne uno nuovo: copia di nuovo ciò che manca. Poi controlla il disco.'),
  ];
}

function judgeUnaccepted(records: readonly BackupRecord[]): Finding[] {
  const [newest] = records.filter(({ isUnaccepted }) => isUnaccepted);
  if (!newest) return [];
  const way = 'È un errore del programma: tienili, e manda queste parole a chi se ne occupa.';
  return [fault(`backup interi che questa versione non può ripristinare: ${newest.fault}`, way)];
}
