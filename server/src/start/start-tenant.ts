import { storeInFolder } from '../adapters/stored-values.ts';
import { listReapplySteps } from '../app/reapply-steps.ts';
import {
  clearLeftovers,
  closeDataDir,
  lockBackups,
  lockDataDir,
  openCurrentGeneration,
  openDataDir,
} from '../data-dir/data-dir.ts';
import { createKeysCarryForward, openEndedProofs } from '../features/accounts/keys/index.ts';
import { createBackupsInFolder } from '../features/operations/backup/backups-in-folder.ts';
import { createFinishCopy } from '../features/operations/backup/finish-copy.ts';
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
  const openStoredValue = storeInFolder(dataDir.root);
  const endedProofs = openEndedProofs(openStoredValue);
  const erasedAddresses = openErasedAddresses({ openStoredValue, secret: secretOf(start) });
  const registerKeyPlace = openKeyPlace(start, openStoredValue);
  const needs = await makeSiteNeeds(start, {
    openStoredValue,
    endedProofs,
    erasedAddresses,
    registerKeyPlace,
    place: createBackupsInFolder({
      root: dataDir.backups,
      lock: () => lockBackups(dataDir),
      generations: mover.generations,
      finishCopy: createFinishCopy({
        carryKeys: createKeysCarryForward({ endedProofs, clock: parts.clock }),
        reapplySteps: listReapplySteps({ erased: erasedAddresses, registerKeyPlace, clock: parts.clock }),
        clock: parts.clock,
      }),
    }),
    notifyOwner: (warnings) => mover.current().notifyOwner(warnings),
    onMade: (backup) => mover.current().noteBackup(backup),
  });
  const { backupParts } = needs;
  const { firstOwner } = await mover.openWith(async ({ database, folder }) => {
    const tenant = await parts.engine.open({ name, file: database, backups: dataDir.backups });
    const files = parts.siteFilesProvider.open({ name, folder, scratch: dataDir.incoming });
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
