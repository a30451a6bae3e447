import type { BackupStore } from '../../../adapters/backup-store/backup-store.ts';
import type { WorkRunner } from '../../../adapters/backup-store/run-work.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { ChangeNotifications } from '../../../db/engine.ts';
import type { Restore } from './restore.ts';

type PlaceNeeds = {
  readonly runner: WorkRunner;
  readonly clock: Clock;
  readonly appVersion: string;
  /** Told that backups were found damaged, when they say so. */
  readonly onDamage: () => void;
};

type Held = { readonly release: () => void | Promise<void> };

/** Where the backups of a house are kept, and how one is put in the place of what there is. */
export type BackupPlace = {
  readonly open: (needs: PlaceNeeds) => { readonly store: BackupStore; readonly restore: Restore };
  /** Keeps other processes off the backups; undefined while one of them is at it. */
  readonly hold: () => Held | undefined | Promise<Held | undefined>;
  /** Where several processes serve the house: what one does is told to the others, who may call it off. */
  readonly notifications?: ChangeNotifications;
};
