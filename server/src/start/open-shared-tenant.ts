import { storeInRows } from '../adapters/stored-values.ts';
import { createNamedFilesFinder } from '../app/named-files.ts';
import { listReapplySteps } from '../app/reapply-steps.ts';
import type { TenantData } from '../db/engine.ts';
import { createKeysCarryForward, openEndedProofs } from '../features/accounts/keys/index.ts';
import type { BackupPlace } from '../features/operations/backup/backup-place.ts';
import { createBackupsInBucket } from '../features/operations/backup/backups-in-bucket.ts';
import { createFinishCopy } from '../features/operations/backup/finish-copy.ts';
import { openErasedAddresses } from '../features/operations/privacy/personal-data/erased-addresses.ts';
import { type OpenSite, openSite, type TenantStores } from './open-site.ts';
import { makeSiteNeeds, openKeyPlace, secretOf } from './site-needs.ts';
import { RESTORED } from './site-work.ts';
import type { StartedTenant, TenantInFolder } from './tenant-start.ts';

/** Opens a tenant whose data and files several processes share. Leaves nothing open where it throws. */
export async function openSharedTenant(start: TenantInFolder): Promise<StartedTenant> {
  const { parts, name, dataDir } = start;
  const tenant = await parts.engine.open({ name, file: '', backups: '' });
  const files = parts.siteFilesProvider.open({ name, folder: '', scratch: dataDir.incoming });
  try {
    return await openWithStores(start, { tenant, files });
  } catch (error) {
    await tenant.close();
    throw error;
  }
}

async function openWithStores(start: TenantInFolder, { tenant, files }: TenantStores): Promise<StartedTenant> {
  let site: OpenSite | undefined;
  const openStoredValue = storeInRows(requireStoredValues(tenant));
  const endedProofs = openEndedProofs(openStoredValue);
  const erasedAddresses = openErasedAddresses({ openStoredValue, secret: secretOf(start) });
  const registerKeyPlace = openKeyPlace(start, openStoredValue);
  const { clock } = start.parts;
  const finishCopy = createFinishCopy({
    carryKeys: createKeysCarryForward({ endedProofs, clock }),
    reapplySteps: listReapplySteps({ erased: erasedAddresses, registerKeyPlace, clock }),
    clock,
  });
  const needs = await makeSiteNeeds(start, {
    openStoredValue,
    endedProofs,
    erasedAddresses,
    registerKeyPlace,
    place: announceRestores(
      { tenant, beforeRestore: async () => await site?.keepReceiptNumbers() },
      createBackupsInBucket({
        data: tenant,
        finishCopy: (copyContext) => finishCopy({ ...copyContext, queryCurrent: (ask) => ask(tenant.database) }),
        files: files.store,
        findNamed: createNamedFilesFinder(tenant.database),
        scratch: start.dataDir.incoming,
      }),
    ),
    notifyOwner: async (warnings) => await site?.notifyOwner(warnings),
    onMade: async (backup) => await site?.noteBackup(backup),
  });
  const { backupParts } = needs;
  const opened = await openSite(needs, { tenant, files });
  site = opened;
  start.gate.open(opened.listener);
  const endLease = tenant.leaderLease.follow({
    take: () =>
      backupParts.unattended
        .start()
        .catch((error: unknown) =>
          start.parts.log.error({ err: error }, 'looking after the backups began without a note'),
        ),
    drop: backupParts.unattended.stop,
  });

  return {
    firstOwner: opened.firstOwner,
    async stop(): Promise<void> {
      await endLease();
      await backupParts.stop();
      await opened.quieten();
      await opened.close();
    },
  };
}

type Restoring = {
  readonly tenant: TenantData;
  /** Saves what must outlive the replaced data. */
  readonly beforeRestore: () => Promise<void>;
};

function announceRestores({ tenant: { notifications }, beforeRestore }: Restoring, place: BackupPlace): BackupPlace {
  return {
    ...place,
    open(needs) {
      const { store, restore } = place.open(needs);
      return {
        store,
        async restore(...args) {
          await beforeRestore();
          const safety = await restore(...args);
          // If this fails, the daily round finds missing renditions.
          await notifications.publish(RESTORED).catch(() => undefined);
          return safety;
        },
      };
    },
  };
}

function requireStoredValues({ openStoredRow }: TenantData): NonNullable<TenantData['openStoredRow']> {
  if (!openStoredRow) throw new Error('a house that several processes share keeps its values with its data');
  return openStoredRow;
}
