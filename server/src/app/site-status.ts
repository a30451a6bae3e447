import type { Clock } from '../adapters/clock.ts';
import type { DiskRoom } from '../adapters/disk-room.ts';
import type { Mailer } from '../adapters/mailer.ts';
import type { Database } from '../db/database.ts';
import { healthRoutes } from '../features/operations/health/health.routes.ts';
import { createSiteWarnings } from '../features/operations/health/warnings.service.ts';
import { startRoutes } from '../features/operations/start/start.routes.ts';
import { createStart } from '../features/operations/start/start.service.ts';

type SiteStatusNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly version: string;
  /** Free and total space of the disk that holds the site's data. */
  readonly readDiskRoom: () => Promise<DiskRoom>;
  readonly hasBackup: () => Promise<boolean>;
  readonly isDemo: () => Promise<boolean>;
  /** Sources of warnings, in the order in which the owner reads them. */
  readonly sources: Parameters<typeof createSiteWarnings>[0]['sources'];
};

/** The site's health, and the owner's first steps that remain. */
export function createSiteStatus({ database, version, hasBackup, isDemo, ...needs }: SiteStatusNeeds) {
  const listWarnings = createSiteWarnings({ database, ...needs });
  return {
    health: healthRoutes({ database, version, listWarnings }),
    start: startRoutes(createStart({ database, isDemo, hasBackup })),
  };
}
