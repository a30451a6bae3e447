import type { MediaPlace } from '../file-store/media-url.ts';
import type { FileKeeper } from './file-keeper.ts';
import { openFolderFiles } from './folder-files.ts';

/** A folder for each tenant, unless the files are distributed. */
export async function createFileKeeper(distributed?: { readonly media: MediaPlace }): Promise<FileKeeper> {
  if (!distributed) return { open: ({ folder }) => openFolderFiles(folder), close: () => undefined };
  const { openBucketFiles } = await import('./bucket-files.ts');
  return await openBucketFiles(distributed.media);
}
