import type { Mailer } from './adapters/mailer.ts';
import type { Feeds } from './app/channels.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { DataDir, Generation } from './data-dir.ts';
import { transact } from './db/transaction.ts';
import { ensureOwner } from './features/auth/first-owner.ts';
import type { BackupParts } from './features/backup/backup.parts.ts';
import { signPosts } from './features/blog/blog.repository.ts';
import { readDiskRoom } from './features/health/checks/disk-room.ts';
import type { Translator } from './features/translator/translator.service.ts';
import type { ProcessParts } from './process-parts.ts';
import { beginSiteWork } from './site-work.ts';
import { copyStarterMedia, fillEmptyDatabase, isEmpty } from './starter-content.ts';

/** What a site needs and does not own: it is there before and after it. */
export type SiteNeeds = Omit<ProcessParts, 'close'> & {
  /** Of the house. */
  readonly name: string;
  readonly config: Config;
  readonly dataDir: DataDir;
  readonly mailer: Mailer;
  readonly backupParts: BackupParts;
  readonly translator: Translator;
  readonly feeds: Feeds;
  readonly origin: string;
  readonly secret: string;
};

export type OpenSite = Awaited<ReturnType<typeof openSite>>;

/** The site on one generation, brought up to date, with all that works on its own in it. */
export async function openSite(needs: SiteNeeds, generation: Generation) {
  const { config, dataDir, clock, hasher } = needs;
  const house = await needs.engine.open({ name: needs.name, file: generation.database, backups: dataDir.backups });
  const { database } = house;
  try {
    const files = needs.keeper.open({ name: needs.name, folder: generation.folder, scratch: dataDir.incoming });
    if (await isEmpty(database)) await copyStarterMedia(files, config.starterContent);
    await transact(database, (trx) => fillEmptyDatabase(trx, config.starterContent, clock));
    const owner = { email: config.adminEmail, password: config.adminPassword };
    const firstOwner = await ensureOwner({ database, clock, hasher, ...owner });
    if (firstOwner) await transact(database, signPosts);
    const { ownerEmail, trustProxy } = config;
    const app = createApp({
      ...needs,
      database,
      files,
      ...(config.distributed && { bell: house.bell }),
      incoming: dataDir.incoming,
      ownerEmail,
      trustProxy,
      isOriginGiven: config.publicUrl !== undefined,
      readDiskRoom: () => readDiskRoom(config.dataDir),
    });
    await app.deleteDemoFiles();
    await app.visits.start();
    await app.visits.prune();
    const quieten = beginSiteWork({ app, house, clock });

    return {
      generation,
      firstOwner,
      listener: app.listener,
      tellOwner: app.tellOwner,

      /** Ends what works on its own; requests are still answered. */
      quieten,

      /** To be called when it is quiet and no request is under way. */
      async close(): Promise<void> {
        app.close();
        await app.visits.stop();
        await house.close();
      },
    };
  } catch (error) {
    await house.close();
    throw error;
  }
}
