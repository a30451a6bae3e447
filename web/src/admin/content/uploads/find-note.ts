import type { MediaAdded, UploadNote } from '@approdo/shared/contract/content/media';
import { isMovingPicture } from '@approdo/shared/domain/content/moving-picture';

/** How much of a picture to read: what marks it as animated stands before its pixels. */
const HEAD_BYTES = 2 ** 20;

/** The server's note about what it received; of an animation lost in shrinking the picture it knows nothing. */
export async function findNote({ note }: MediaAdded, sent: File, chosen: File): Promise<UploadNote | undefined> {
  if (note || sent === chosen) return note;
  return (await isMoving(chosen)) && !(await isMoving(sent)) ? 'first-picture-only' : undefined;
}

async function isMoving(file: File): Promise<boolean> {
  const head = file.slice(0, HEAD_BYTES).arrayBuffer();
  // The file is stored by now; if it has gone from the disk since, that is no failure.
  return isMovingPicture(new Uint8Array(await head.catch(() => new ArrayBuffer(0))));
}
