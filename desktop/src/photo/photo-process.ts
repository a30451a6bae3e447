import type { PhotoAnswer, PhotoTask } from './photo-messages.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** A separate process for unchecked pictures: it has no token and no window, and may crash without harm. */
process.parentPort.on('message', ({ data }: { readonly data: PhotoTask }) => {
  void shrinkPhoto(data.bytes).then((result) => {
    process.parentPort.postMessage({ id: data.id, result } satisfies PhotoAnswer);
  });
});
