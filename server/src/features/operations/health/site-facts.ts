import type { Clock } from '../../../adapters/clock.ts';
import type { DiskRoom } from '../../../adapters/disk-room.ts';
import type { SiteFacts } from '../../../http/metrics/metrics.ts';
import type { Outbox } from '../../content/mail/index.ts';
import type { BackupParts } from '../backup/index.ts';

export type FactsNeeds = {
  readonly outbox: Pick<Outbox, 'countUnsent'>;
  readonly backupParts: Pick<BackupParts, 'store' | 'unattended'>;
  readonly clock: Clock;
  readonly readDiskRoom: () => Promise<DiskRoom>;
};

/** The state of mail, backups and disk, without calling other services. */
export function createSiteFacts({ outbox, backupParts, clock, readDiskRoom }: FactsNeeds): () => Promise<SiteFacts> {
  return async () => {
    const { oldestWaitingAt, ...mail } = await outbox.countUnsent();
    const records = await backupParts.store.list();
    const newest = records.find(({ fault }) => fault === null);
    const failedAt = await backupParts.unattended.failedAt();
    return {
      mail: { ...mail, oldestWaitingSeconds: secondsSince(oldestWaitingAt, clock.now()) },
      backups: {
        count: records.length,
        damaged: records.filter(({ fault }) => fault !== null).length,
        newestAt: newest ? new Date(newest.createdAt) : null,
        failedAt: failedAt === null ? null : new Date(failedAt),
      },
      disk: await readDiskRoom(),
    };
  };
}

function secondsSince(instant: string | null, now: Date): number {
  return instant === null ? 0 : Math.max(0, (now.getTime() - Date.parse(instant)) / 1000);
}
