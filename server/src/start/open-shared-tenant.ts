import { keepInRows } from '../adapters/kept-values.ts';
import { namedIn } from '../app/named-files.ts';
import { listSettling } from '../app/settle-again.ts';
import type { TenantData } from '../db/engine.ts';
import { createCarryOver, openEndedProofs } from '../features/accounts/keys/index.ts';
import type { BackupPlace } from '../features/operations/backup/backup-place.ts';
import { keepBackupsInBucket } from '../features/operations/backup/backups-in-bucket.ts';
import { createSettleCopy } from '../features/operations/backup/settle-copy.ts';
import { openErasedAddresses } from '../features/operations/privacy/personal-data/erased-addresses.ts';
import { type OpenSite, openSite, type TenantStores } from './open-site.ts';
import { makeSiteNeeds, openKeyPlace, secretOf } from './site-needs.ts';
import { RESTORED } from './site-work.ts';
import type { StartedTenant, TenantInFolder } from './tenant-start.ts';

/** Opens a tenant whose data and files several processes share. Leaves nothing open where it throws. */
export async function openSharedTenant(start: TenantInFolder): Promise<StartedTenant> {
  const { parts, name, dataDir } = start;
  const tenant = await parts.engine.open({ name, file: '', backups: '' });
  const files = parts.keeper.open({ name, folder: '', scratch: dataDir.incoming });
  try {
    return await openOver(start, { tenant, files });
  } catch (error) {
    await tenant.close();
    throw error;
  }
}

async function openOver(start: TenantInFolder, { tenant, files }: TenantStores): Promise<StartedTenant> {
  let site: OpenSite | undefined;
  const openKept = keepInRows(requireKept(tenant));
  const endedProofs = openEndedProofs(openKept);
  const erasedAddresses = openErasedAddresses({ openKept, secret: secretOf(start) });
  const registerKeyPlace = openKeyPlace(start, openKept);
  const { clock } = start.parts;
  const settleCopy = createSettleCopy({
    carryKeys: createCarryOver({ endedProofs, clock }),
    settleAgain: listSettling({ erased: erasedAddresses, registerKeyPlace, clock }),
    clock,
  });
  const needs = await makeSiteNeeds(start, {
    openKept,
    endedProofs,
    erasedAddresses,
    registerKeyPlace,
    place: tellOfRestores(
      { tenant, beforehand: async () => await site?.keepReceiptNumbers() },
      keepBackupsInBucket({
        data: tenant,
        settleCopy: (settling) => settleCopy({ ...settling, askPresent: (ask) => ask(tenant.database) }),
        files: files.store,
        findNamed: namedIn(tenant.database),
        scratch: start.dataDir.incoming,
      }),
    ),
    tellOwner: async (warnings) => await site?.tellOwner(warnings),
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
  readonly beforehand: () => Promise<void>;
};

function tellOfRestores({ tenant: { notifications }, beforehand }: Restoring, place: BackupPlace): BackupPlace {
  return {
    ...place,
    open(needs) {
      const { store, restore } = place.open(needs);
      return {
        store,
        async restore(...asked) {
          await beforehand();
          const safety = await restore(...asked);
          // If this fails, the daily round finds missing renditions.
          await notifications.publish(RESTORED).catch(() => undefined);
          return safety;
        },
      };
    },
  };
}

function requireKept({ kept }: TenantData): NonNullable<TenantData['kept']> {
  if (!kept) throw new Error('a house that several processes share keeps its values with its data');
  return kept;
}
