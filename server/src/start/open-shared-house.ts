import { keepInRows } from '../adapters/kept-values.ts';
import { namedIn } from '../app/named-files.ts';
import type { HouseData } from '../db/engine.ts';
import type { BackupPlace } from '../features/backup/backup-place.ts';
import { keepBackupsInBucket } from '../features/backup/backups-in-bucket.ts';
import type { HouseInFolder, StartedHouse } from './house-start.ts';
import { type HouseStores, type OpenSite, openSite } from './open-site.ts';
import { makeSiteNeeds } from './site-needs.ts';
import { RESTORED } from './site-work.ts';

/** A house whose data and files several processes share. Nothing of it stays open where it throws. */
export async function openSharedHouse(start: HouseInFolder): Promise<StartedHouse> {
  const { parts, name, dataDir } = start;
  const house = await parts.engine.open({ name, file: '', backups: '' });
  const files = parts.keeper.open({ name, folder: '', scratch: dataDir.incoming });
  try {
    return await openOver(start, { house, files });
  } catch (error) {
    await house.close();
    throw error;
  }
}

async function openOver(start: HouseInFolder, { house, files }: HouseStores): Promise<StartedHouse> {
  let site: OpenSite | undefined;
  const needs = await makeSiteNeeds(start, {
    openKept: keepInRows(requireKept(house)),
    place: tellOfRestores(
      { house, beforehand: async () => await site?.keepReceiptNumbers() },
      keepBackupsInBucket({
        data: house,
        files: files.store,
        findNamed: namedIn(house.database),
        scratch: start.dataDir.incoming,
      }),
    ),
    tellOwner: async (warnings) => await site?.tellOwner(warnings),
  });
  const { backupParts } = needs;
  const opened = await openSite(needs, { house, files });
  site = opened;
  start.gate.open(opened.listener);
  const endDuty = house.duty.follow({ take: backupParts.unattended.start, drop: backupParts.unattended.stop });

  return {
    firstOwner: opened.firstOwner,
    async stop(): Promise<void> {
      await endDuty();
      await backupParts.stop();
      await opened.quieten();
      await opened.close();
    },
  };
}

type Restoring = {
  readonly house: HouseData;
  /** What is to outlive the data that are replaced. */
  readonly beforehand: () => Promise<void>;
};

function tellOfRestores({ house: { bell }, beforehand }: Restoring, place: BackupPlace): BackupPlace {
  return {
    ...place,
    open(needs) {
      const { store, restore } = place.open(needs);
      return {
        store,
        async restore(manifestSha256, job) {
          await beforehand();
          const safety = await restore(manifestSha256, job);
          // Renditions that are missing are looked for each day as well.
          await bell.say(RESTORED).catch(() => undefined);
          return safety;
        },
      };
    },
  };
}

function requireKept({ kept }: HouseData): NonNullable<HouseData['kept']> {
  if (!kept) throw new Error('a house that several processes share keeps its values with its data');
  return kept;
}
