import type { Notifier } from '../news/notifier.ts';
import { NEWS } from '../texts.ts';
import type { ComputerBackupService } from './computer-backups.ts';

type Parts = { readonly backups: Pick<ComputerBackupService, 'create'>; readonly notifier: Pick<Notifier, 'notify'> };

/** Makes a backup when there may be no window; a notification says how it ended. */
export async function saveNow({ backups, notifier }: Parts): Promise<void> {
  const outcome = await backups.create();
  const screen = { path: 'backup' };
  if (!outcome.ok) notifier.notify({ title: NEWS.backupFailed, text: outcome.problem.error, screen });
  else if (outcome.value) notifier.notify({ title: NEWS.backupSaved, text: '', screen });
}
