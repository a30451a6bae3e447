import { uploadNameOf } from '@approdo/shared/domain/base/text/image-address';
import { parseLogoName } from '@approdo/shared/domain/content/look/logo';
import type { FileStore } from './file-store/file-store.ts';
import { uploadKey } from './site-files/site-files.ts';

export type PictureFiles = {
  /** Whether an address may be shown: an existing library picture, or any other https address (not fetched). */
  readonly canShow: (address: string) => Promise<boolean>;
};

/** Audio, video, avatars and logos are stored beside the library's pictures. */
const NO_PICTURE = /\.(?:mp3|mp4)$|^avatar-/i;

/** The library's pictures, by their addresses. */
export function createPictureFiles(store: Pick<FileStore, 'find'>): PictureFiles {
  return {
    async canShow(address) {
      const name = uploadNameOf(address);
      if (name === undefined) return address.startsWith('https:');
      if (NO_PICTURE.test(name) || parseLogoName(name)) return false;
      return (await store.find(uploadKey(name))) !== undefined;
    },
  };
}
