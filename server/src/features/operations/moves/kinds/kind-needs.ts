import type { Clock } from '../../../../adapters/clock.ts';
import type { PictureFetcher } from '../../../../adapters/moving/fetch-picture.ts';
import type { MoveFiles } from '../../../../adapters/moving/move-files.ts';
import type { listZipEntries, withZipEntry } from '../../../../adapters/moving/zip-entries.ts';
import type { Database } from '../../../../db/database.ts';
import type { Reader } from '../../../../db/transaction.ts';
import type { MediaLibrary } from '../../../content/media/index.ts';
import type { Redirects } from '../../../content/redirects/index.ts';
import type { ItemWithThing } from '../move-kind.ts';

/** What photos need of the move at hand, of its files and of the library. */
export type PhotoNeeds = {
  readonly clock: Pick<Clock, 'now'>;
  readonly media: Pick<MediaLibrary, 'keepPicture' | 'takeSame'>;
  /** Called for each picture of a move once all were brought. */
  readonly onNewPicture: (file: string) => void;
  readonly withFile: MoveFiles['withFile'];
  readonly withZipEntry: typeof withZipEntry;
  /** The items of a move that are DONE or ALREADY, each with the id of its thing. */
  readonly listThings: (reader: Reader, moveId: string) => Promise<readonly ItemWithThing[]>;
};

/** What a site needs besides. */
export type SiteNeeds = PhotoNeeds & {
  readonly database: Database;
  readonly redirects: Pick<Redirects, 'addMoved' | 'findTarget'>;
  readonly fetcher: PictureFetcher;
  readonly listZipEntries: typeof listZipEntries;
  /** Folder of files that are being received. */
  readonly incoming: string;
};
