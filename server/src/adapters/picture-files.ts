import { uploadNameOf } from '@approdo/shared/domain/base/text/image-address';
import type { FileStore } from './file-store/file-store.ts';
import { uploadKey } from './site-files/site-files.ts';

export type PictureFiles = {
  /** Whether an address may be shown: a picture of the library that is there, or any elsewhere, which nobody asks for. */
  readonly canShow: (address: string) => Promise<boolean>;
};

/** What the library keeps for its listeners and watchers, and what accounts show of themselves, lie beside its pictures. */
const NO_PICTURE = /\.(?:mp3|mp4)$|^avatar-/i;

/** The pictures of the library, by the addresses they are shown from. */
export function createPictureFiles(store: Pick<FileStore, 'find'>): PictureFiles {
  return {
    async canShow(address) {
      const name = uploadNameOf(address);
      if (name === undefined) return address.startsWith('https:');
      if (NO_PICTURE.test(name)) return false;
      return (await store.find(uploadKey(name))) !== undefined;
    },
  };
}
