import { keepInFolder } from '../adapters/kept-values.ts';
import { listSettling } from '../app/settle-again.ts';
import {
  clearLeftovers,
  closeDataDir,
  lockBackups,
  lockDataDir,
  openCurrentGeneration,
  openDataDir,
} from '../data-dir/data-dir.ts';
import { createCarryOver, openEndedProofs } from '../features/accounts/keys/index.ts';
import { keepBackupsInFolder } from '../features/operations/backup/backups-in-folder.ts';
import { createSettleCopy } from '../features/operations/backup/settle-copy.ts';
import { openErasedAddresses } from '../features/operations/privacy/personal-data/erased-addresses.ts';
import { openSite } from './open-site.ts';
import { createSiteMover } from './site-mover.ts';
import { makeSiteNeeds, openKeyPlace, secretOf } from './site-needs.ts';
import type { StartedTenant, TenantInFolder, TenantStart } from './tenant-start.ts';

/**
 * Opens a tenant, migrates it and serves it behind its gate: one stored in DATA_DIR, or one that several processes
 * share, for which DATA_DIR is scratch space. Leaves nothing open where it throws.
 */
export async function startTenant({ config, ...start }: TenantStart): Promise<StartedTenant> {
  const dataDir = openDataDir(config.dataDir);
  const lock = lockDataDir(dataDir);
  try {
    clearLeftovers(dataDir, openCurrentGeneration(dataDir));
    const open = config.distributed ? (await import('./open-shared-tenant.ts')).openSharedTenant : openTenant;
    const tenant = await open({ ...start, config, dataDir });
    return {
      ...tenant,
      async stop() {
        await tenant.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openTenant(start: TenantInFolder): Promise<StartedTenant> {
  const { parts, name, gate, dataDir } = start;
  const mover = createSiteMover({ dataDir, gate });
  const openKept = keepInFolder(dataDir.root);
  const endedProofs = openEndedProofs(openKept);
  const erasedAddresses = openErasedAddresses({ openKept, secret: secretOf(start) });
  const registerKeyPlace = openKeyPlace(start, openKept);
  const needs = await makeSiteNeeds(start, {
    openKept,
    endedProofs,
    erasedAddresses,
    registerKeyPlace,
    place: keepBackupsInFolder({
      root: dataDir.backups,
      lock: () => lockBackups(dataDir),
      generations: mover.generations,
      settleCopy: createSettleCopy({
        carryKeys: createCarryOver({ endedProofs, clock: parts.clock }),
        settleAgain: listSettling({ erased: erasedAddresses, registerKeyPlace, clock: parts.clock }),
        clock: parts.clock,
      }),
    }),
    tellOwner: (warnings) => mover.current().tellOwner(warnings),
    onMade: (backup) => mover.current().noteBackup(backup),
  });
  const { backupParts } = needs;
  const { firstOwner } = await mover.openWith(async ({ database, folder }) => {
    const tenant = await parts.engine.open({ name, file: database, backups: dataDir.backups });
    const files = parts.keeper.open({ name, folder, scratch: dataDir.incoming });
    return await openSite(needs, { tenant, files });
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
