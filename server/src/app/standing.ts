import type { Clock } from '../adapters/clock.ts';
import type { DiskRoom } from '../adapters/disk-room.ts';
import type { Mailer } from '../adapters/mailer.ts';
import type { Database } from '../db/database.ts';
import { healthRoutes } from '../features/operations/health/health.routes.ts';
import { createSiteWarnings } from '../features/operations/health/warnings.service.ts';
import { startRoutes } from '../features/operations/start/start.routes.ts';
import { createStart } from '../features/operations/start/start.service.ts';

type StandingNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly version: string;
  /** Of the disk that the site's data lie on. */
  readonly readDiskRoom: () => Promise<DiskRoom>;
  readonly hasBackup: () => Promise<boolean>;
  readonly isDemo: () => Promise<boolean>;
  /** In the order in which the owner reads them. */
  readonly sources: Parameters<typeof createSiteWarnings>[0]['sources'];
};

/** How the site stands: whether it is well, and what its owner has still to do. */
export function createStanding({ database, version, hasBackup, isDemo, ...needs }: StandingNeeds) {
  const listWarnings = createSiteWarnings({ database, ...needs });
  return {
    health: healthRoutes({ database, version, listWarnings }),
    start: startRoutes(createStart({ database, isDemo, hasBackup })),
  };
}
