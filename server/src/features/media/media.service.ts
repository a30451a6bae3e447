import type { Picture } from '@approdo/shared/contract/media';
import type { Reader } from '../../db/transaction.ts';
import { invalidFields } from '../../http/problems.ts';
import { listPictures } from './media.repository.ts';

export { insertMedia, listPictures } from './media.repository.ts';

const NOT_IN_LIBRARY = "L'immagine non esiste nella libreria dei media";

/** The pictures in the order of their files, one for each; throws 400 at the field where one is not in the library. */
export async function requirePictures(reader: Reader, field: string, files: readonly string[]): Promise<Picture[]> {
  const found = new Map((await listPictures(reader, files)).map((picture) => [picture.file, picture]));
  return files.map((file) => {
    const picture = found.get(file);
    if (!picture) throw invalidFields({ [field]: NOT_IN_LIBRARY });
    return picture;
  });
}
