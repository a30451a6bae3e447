import type { PhotoAnswer, PhotoTask } from './photo-messages.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** A process of its own for pictures that nobody has checked: it has no token, no window, and may end without harm. */
process.parentPort.on('message', ({ data }: { readonly data: PhotoTask }) => {
  void shrinkPhoto(data.bytes).then((result) => {
    process.parentPort.postMessage({ id: data.id, result } satisfies PhotoAnswer);
  });
});
