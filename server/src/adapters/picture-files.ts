import { stat } from 'node:fs/promises';
import { uploadNameOf } from '@approdo/shared/domain/image-address';
import { pathInside } from './path-inside.ts';

export type PictureFiles = {
  /** Whether an address may be shown: a file of the library that is there, or any elsewhere, which nobody asks for. */
  readonly canShow: (address: string) => Promise<boolean>;
};

/** The pictures of the library, by the addresses they are shown from. */
export function createPictureFiles(uploads: string): PictureFiles {
  return {
    async canShow(address) {
      const name = uploadNameOf(address);
      if (name === undefined) return address.startsWith('https:');
      const found = await stat(pathInside(uploads, name)).catch(nothingWhereMissing);
      return found?.isFile() ?? false;
    },
  };
}

function nothingWhereMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
