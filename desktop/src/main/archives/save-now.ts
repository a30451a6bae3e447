import type { Notifier } from '../news/notifier.ts';
import { NEWS } from '../texts.ts';
import type { ComputerBackupKeeper } from './computer-backups.ts';

type Parts = { readonly backups: Pick<ComputerBackupKeeper, 'create'>; readonly notifier: Pick<Notifier, 'tell'> };

/** Makes a backup when there may be no window; a notification says how it ended. */
export async function saveNow({ backups, notifier }: Parts): Promise<void> {
  const outcome = await backups.create();
  const screen = { path: 'backup' };
  if (!outcome.ok) notifier.tell({ title: NEWS.backupFailed, text: outcome.problem.error, screen });
  else if (outcome.value) notifier.tell({ title: NEWS.backupSaved, text: '', screen });
}
