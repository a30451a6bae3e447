import type { Logger } from 'pino';
import { createMediaStore } from '../adapters/media-store.ts';
import type { PictureMaker } from '../adapters/picture-maker.ts';
import type { SiteFiles } from '../adapters/site-files/site-files.ts';
import type { ChangeNotifications } from '../db/engine.ts';
import { createFileSweeper } from '../features/content/media/file-sweeper.ts';
import { mediaRoutes } from '../features/content/media/media.routes.ts';
import { createMedia } from '../features/content/media/media.service.ts';
import { createRenditionPriority } from '../features/content/media/prioritize-renditions.ts';
import { createRenditionQueue } from '../features/content/media/rendition-queue.ts';
import type { BackupParts } from '../features/operations/backup/backup.parts.ts';
import type { Basics } from './basics.ts';
import { mediaUseFinders } from './media-uses.ts';
import { createNamedFilesFinder } from './named-files.ts';

type LibraryNeeds = Pick<Basics, 'database' | 'clock'> & {
  readonly files: SiteFiles;
  readonly pictureMaker: PictureMaker;
  readonly log: Logger;
  readonly notifications?: ChangeNotifications | undefined;
  readonly backupParts: Pick<BackupParts, 'store'>;
};

/** The library of files, with the queue that makes renditions of its pictures. */
export function createMediaLibrary({ files, log, notifications, ...needs }: LibraryNeeds) {
  const store = createMediaStore(files);
  const renditions = createRenditionQueue({ ...needs, store, log });
  const media = createMedia({ ...needs, store, useFinders: mediaUseFinders, onNewPicture: renditions.add });
  const { prioritize, close } = createRenditionPriority({ ...needs, renditions, notifications });
  const sweep = createFileSweeper({
    clock: needs.clock,
    log,
    files,
    findInDatabase: createNamedFilesFinder(needs.database),
    findInBackups: needs.backupParts.store.findNamedUploads,
  });
  return { store, media, renditions, prioritize, sweep, close, handlers: { media: mediaRoutes(media) } };
}
