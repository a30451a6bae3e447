import type { MediaAdded, UploadNote } from '@approdo/shared/contract/content/media';
import { isMovingPicture } from '@approdo/shared/domain/content/moving-picture';

/** Of the beginning of a picture, where what says that it moves stands before its pixels. */
const HEAD_BYTES = 2 ** 20;

/** What the server says of what it was sent; of what was lost before that, where it was made smaller, it knows nothing. */
export async function findNote({ note }: MediaAdded, sent: File, chosen: File): Promise<UploadNote | undefined> {
  if (note || sent === chosen) return note;
  return (await isMoving(chosen)) && !(await isMoving(sent)) ? 'first-picture-only' : undefined;
}

async function isMoving(file: File): Promise<boolean> {
  const head = file.slice(0, HEAD_BYTES).arrayBuffer();
  // It is in the library by now; one that has gone from the disk since does not fail for that.
  return isMovingPicture(new Uint8Array(await head.catch(() => new ArrayBuffer(0))));
}
