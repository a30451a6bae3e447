import { uploadNameOf } from '@approdo/shared/domain/image-address';
import type { FileStore } from './file-store/file-store.ts';
import { uploadKey } from './site-files/site-files.ts';

export type PictureFiles = {
  /** Whether an address may be shown: a file of the library that is there, or any elsewhere, which nobody asks for. */
  readonly canShow: (address: string) => Promise<boolean>;
};

/** The pictures of the library, by the addresses they are shown from. */
export function createPictureFiles(store: Pick<FileStore, 'find'>): PictureFiles {
  return {
    async canShow(address) {
      const name = uploadNameOf(address);
      if (name === undefined) return address.startsWith('https:');
      return (await store.find(uploadKey(name))) !== undefined;
    },
  };
}
