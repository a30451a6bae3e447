import { join } from 'node:path';
import { openBucketFiles } from '../../adapters/site-files/bucket-files.ts';
import { createTestSite } from '../test-site.ts';
import type { AnyBucket } from './start-any-bucket.ts';

/** The two processes of a tenant. */
export const [HERE, THERE] = [0, 1] as const;

export type HousesOnBucket = Awaited<ReturnType<typeof openHousesOnBucket>>;

/** Two processes of one tenant and one of another, with files in the same bucket. */
export async function openHousesOnBucket({ place, keys }: Pick<AnyBucket, 'place' | 'keys'>) {
  const serve = async (name: string) => {
    const siteFilesProvider = await openBucketFiles({ ...place, prefix: 'houses' }, keys);
    const site = await createTestSite({
      openFiles: (folder) => siteFilesProvider.open({ name, folder, scratch: join(folder, 'incoming') }),
    });
    return { siteFilesProvider, site };
  };
  const [here, there, beside] = [await serve('zagara'), await serve('zagara'), await serve('scirocco')];
  const sites = [here.site, there.site] as const;
  const editor = await here.site.signIn({ role: 'EDITOR', emailConfirmed: true });

  return {
    sites,
    neighbour: beside.site,
    editor,

    get(process: typeof HERE | typeof THERE, path: string, headers: Record<string, string> = {}): Promise<Response> {
      return fetch(`${sites[process].origin}${path}`, { headers });
    },

    /** At the first process. */
    async upload(bytes: Buffer, name: string) {
      return await editor.client.media.add({ file: new File([new Uint8Array(bytes)], name), body: {} });
    },

    async close(): Promise<void> {
      for (const { site, siteFilesProvider } of [here, there, beside]) {
        await site.close();
        siteFilesProvider.close();
      }
    },
  };
}
