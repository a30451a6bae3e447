import { keepInFolder } from '../adapters/kept-values.ts';
import {
  clearLeftovers,
  closeDataDir,
  lockBackups,
  lockDataDir,
  openCurrentGeneration,
  openDataDir,
} from '../data-dir/data-dir.ts';
import { keepBackupsInFolder } from '../features/backup/backups-in-folder.ts';
import type { HouseInFolder, HouseStart, StartedHouse } from './house-start.ts';
import { openSite } from './open-site.ts';
import { createSiteMover } from './site-mover.ts';
import { makeSiteNeeds } from './site-needs.ts';

/**
 * Opens a house, brings it up to date and serves it behind its gate: one that DATA_DIR keeps, or one that several processes
 * share, to which DATA_DIR is room for what is on its way. Nothing of it stays open where it throws.
 */
export async function startHouse({ config, ...start }: HouseStart): Promise<StartedHouse> {
  const dataDir = openDataDir(config.dataDir);
  const lock = lockDataDir(dataDir);
  try {
    clearLeftovers(dataDir, openCurrentGeneration(dataDir));
    const open = config.distributed ? (await import('./open-shared-house.ts')).openSharedHouse : openHouse;
    const house = await open({ ...start, config, dataDir });
    return {
      ...house,
      async stop() {
        await house.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openHouse(start: HouseInFolder): Promise<StartedHouse> {
  const { parts, name, gate, dataDir } = start;
  const mover = createSiteMover({ dataDir, gate });
  const needs = await makeSiteNeeds(start, {
    openKept: keepInFolder(dataDir.root),
    place: keepBackupsInFolder({
      root: dataDir.backups,
      lock: () => lockBackups(dataDir),
      generations: mover.generations,
    }),
    tellOwner: (warnings) => mover.current().tellOwner(warnings),
  });
  const { backupParts } = needs;
  const { firstOwner } = await mover.openWith(async ({ database, folder }) => {
    const house = await parts.engine.open({ name, file: database, backups: dataDir.backups });
    const files = parts.keeper.open({ name, folder, scratch: dataDir.incoming });
    return await openSite(needs, { house, files });
  });
  const [open] = closeDataDir(dataDir);
  if (open) parts.log.warn(`DATA_DIR: other accounts may read ${open}, which is not this account's: change its owner`);
  const stop = async () => {
    backupParts.unattended.stop();
    await backupParts.stop();
    await mover.current().quieten();
    await mover.current().close();
  };
  await backupParts.unattended.start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { firstOwner, stop };
}
