import type { Logger } from 'pino';
import { createMediaStore } from '../adapters/media-store.ts';
import type { PictureMaker } from '../adapters/picture-maker.ts';
import type { SiteFiles } from '../adapters/site-files/site-files.ts';
import { mediaRoutes } from '../features/media/media.routes.ts';
import { createMedia } from '../features/media/media.service.ts';
import { mediaUseFinders } from '../features/media/media-uses.ts';
import { createRenditionQueue } from '../features/media/rendition-queue.ts';
import type { Basics } from './basics.ts';

type LibraryNeeds = Pick<Basics, 'database' | 'clock'> & {
  readonly files: SiteFiles;
  readonly pictureMaker: PictureMaker;
  readonly log: Logger;
};

/** The library of files, and what makes the sizes of its pictures. */
export function createMediaLibrary({ files, log, ...needs }: LibraryNeeds) {
  const store = createMediaStore(files);
  const renditions = createRenditionQueue({ ...needs, store, log });
  const media = createMedia({ ...needs, store, useFinders: mediaUseFinders, onNewPicture: renditions.add });
  return { store, renditions, handlers: { media: mediaRoutes(media) } };
}
