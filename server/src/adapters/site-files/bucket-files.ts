import { createBucketStore } from '../file-store/bucket-store.ts';
import type { MediaPlace } from '../file-store/media-url.ts';
import { type BucketKeys, openBucket } from '../file-store/open-bucket.ts';
import type { SiteFilesProvider } from './site-files-provider.ts';
import { openStoredFiles } from './stored-files.ts';

/** The files of all tenants in one bucket, each tenant's below its name. */
export async function openBucketFiles(media: MediaPlace, keys?: BucketKeys): Promise<SiteFilesProvider> {
  const bucket = await openBucket(media, keys);
  return {
    open({ name, scratch }) {
      const prefix = media.prefix === '' ? name : `${media.prefix}/${name}`;
      return openStoredFiles({ store: createBucketStore({ bucket, prefix }), scratch });
    },
    close: bucket.close,
  };
}
