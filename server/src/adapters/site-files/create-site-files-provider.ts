import { constants, cpSync, mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseLogoName } from '@approdo/shared/domain/content/look/logo';
import { createFolderStore } from '../file-store/folder-store.ts';
import type { MediaPlace } from '../file-store/media-url.ts';
import { pathInside } from '../path-inside.ts';
import type { RenditionSets } from './rendition-set.ts';
import { type SiteFiles, uploadKey } from './site-files.ts';
import type { SiteFilesProvider } from './site-files-provider.ts';
import { sweepUploads } from './sweep.ts';

/** Provides a folder for each tenant, unless files are in a shared bucket. */
export async function createSiteFilesProvider(distributed?: {
  readonly media: MediaPlace;
}): Promise<SiteFilesProvider> {
  if (!distributed) return { open: ({ folder }) => openFolderFiles(folder), close: () => undefined };
  const { openBucketFiles } = await import('./bucket-files.ts');
  return await openBucketFiles(distributed.media);
}

/**
 * The files of a site in a folder of its own. A picture's renditions count once their folder exists: it is renamed into
 * place when complete. Logos are swept, since versions and draft of the look may share one; all else is discarded.
 */
export function openFolderFiles(root: string): SiteFiles {
  const [store, renditionSets] = [createFolderStore(root), createFolderRenditions(root)];
  return {
    store,
    localPath: (name) => pathInside(root, name),
    renditionSets,
    async discard(file) {
      await store.remove(uploadKey(file));
      await renditionSets.clear(file);
    },
    async sweep(sweeping) {
      await sweepUploads(store, sweeping, (file) => parseLogoName(file) !== undefined);
    },
  };
}

function createFolderRenditions(root: string): RenditionSets {
  const uploads = join(root, 'uploads');
  const renditions = join(root, 'renditions');
  mkdirSync(renditions, { recursive: true });
  const folderOf = (file: string): string => pathInside(renditions, file);

  return {
    async isFilled(file) {
      return await stat(folderOf(file)).then(
        () => true,
        () => false,
      );
    },

    async listFilled() {
      return new Set(await readdir(renditions));
    },

    async fill(file, make) {
      await make({ original: pathInside(uploads, file), folder: folderOf(file) });
    },

    async copyIn(file, folder) {
      // Only used at the first start, before serving: the synchronous call takes a quarter of the time.
      cpSync(folder, folderOf(file), { recursive: true, mode: constants.COPYFILE_FICLONE });
    },

    async clear(file) {
      await rm(folderOf(file), { recursive: true, force: true });
    },
  };
}
