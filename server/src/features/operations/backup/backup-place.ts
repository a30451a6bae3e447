import type { BackupStore } from '../../../adapters/backup-store/backup-store.ts';
import type { WorkRunner } from '../../../adapters/backup-store/run-work.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { ChangeNotifications } from '../../../db/engine.ts';
import type { Restore } from './restore.ts';

type PlaceNeeds = {
  readonly runner: WorkRunner;
  readonly clock: Clock;
  readonly appVersion: string;
  /** Called when backups are found damaged. */
  readonly onDamage: () => void;
};

type Held = { readonly release: () => void | Promise<void> };

/** Where the property's backups are stored, and how one is restored. */
export type BackupPlace = {
  readonly open: (needs: PlaceNeeds) => { readonly store: BackupStore; readonly restore: Restore };
  /** Locks the backups for this process; undefined while another one has the lock. */
  readonly hold: () => Held | undefined | Promise<Held | undefined>;
  /** If several processes serve the property: each publishes its operation to the others, which may cancel it. */
  readonly notifications?: ChangeNotifications;
};
