import type { Logger } from 'pino';
import { createPictureFetcher } from '../adapters/moving/fetch-picture.ts';
import { createMoveFiles } from '../adapters/moving/move-files.ts';
import { listZipEntries, withZipEntry } from '../adapters/moving/zip-entries.ts';
import type { SiteFiles } from '../adapters/site-files/site-files.ts';
import type { BackupParts } from '../features/operations/backup/backup.parts.ts';
import { listRead, listThings } from '../features/operations/moves/judge-items.ts';
import { createPhotoWork } from '../features/operations/moves/kinds/photos.ts';
import { createReviewWork } from '../features/operations/moves/kinds/reviews.ts';
import { createSiteWork } from '../features/operations/moves/kinds/site.ts';
import { createStayWork } from '../features/operations/moves/kinds/stays.ts';
import type { MovesNeeds } from '../features/operations/moves/move-jobs.ts';
import { movesRoutes } from '../features/operations/moves/moves.routes.ts';
import { createMoves } from '../features/operations/moves/moves.service.ts';
import type { createStarterDemo } from './demo.ts';
import type { createMediaLibrary } from './media.ts';
import { mediaUseFinders } from './media-uses.ts';
import type { Memory } from './memory.ts';
import type { createWriting } from './writing.ts';

/** How files from elsewhere are read, and what may be fetched for them. */
export type Moving = Pick<MovesNeeds, 'reader'> & {
  readonly pictures: Parameters<typeof createPictureFetcher>[0];
  /** Tests have kinds of their own. */
  readonly works?: Partial<MovesNeeds['works']>;
};

type MovingNeeds = Pick<MovesNeeds, 'database' | 'clock' | 'lock'> & {
  readonly log: Logger;
  readonly files: SiteFiles;
  readonly incoming: string;
  readonly moving: Moving;
  readonly memory: Memory;
  readonly library: ReturnType<typeof createMediaLibrary>;
  readonly writing: Pick<ReturnType<typeof createWriting>, 'changePosts' | 'oldAddresses'>;
  readonly demo: Pick<ReturnType<typeof createStarterDemo>, 'deleteFiles'>;
  readonly backupParts: BackupParts;
};

/** What comes from elsewhere: sites, stays, reviews and photos. */
export function createMovesIn(needs: MovingNeeds) {
  const { database, clock, log, incoming, moving, lock, memory, library, writing, demo, backupParts } = needs;
  const files = createMoveFiles({ files: needs.files, scratch: incoming });
  const ofPictures = {
    ...{ database, clock, incoming, listThings, withZipEntry, listZipEntries },
    withFile: files.withFile,
    media: library.media,
    onNewPicture: library.renditions.add,
    redirects: writing.oldAddresses,
    fetcher: createPictureFetcher(moving.pictures),
  };
  const moves = createMoves({
    ...{ database, clock, log, files, lock, reader: moving.reader },
    works: {
      SITE: createSiteWork(ofPictures),
      STAYS: createStayWork({ clock }),
      REVIEWS: createReviewWork({ clock, listItems: listRead }),
      PHOTOS: createPhotoWork(ofPictures),
      ...moving.works,
    },
    checkZip: listZipEntries,
    backUp: backupParts.backups.saveHere,
    changePosts: writing.changePosts,
    useFinders: mediaUseFinders,
    deleteFiles: demo.deleteFiles,
    onSiteChanged: memory.change,
  });
  const { settle, close } = moves;
  const sweep = () =>
    moves.sweep().catch((error: unknown) => log.warn({ err: error }, 'files of moves that ended were not swept'));
  return { settle, sweep, close, handlers: { moves: movesRoutes(moves) } };
}
