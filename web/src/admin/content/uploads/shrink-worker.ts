import { type PictureLimits, shrinkPhoto } from './shrink-photo.ts';

/** The one message that the worker receives. */
export type ShrinkTask = { readonly photo: File; readonly limits: PictureLimits };

/** Shrinks one photo in a thread of its own: decoding and drawing would block the page for seconds on a phone. */
addEventListener('message', ({ data }: MessageEvent<ShrinkTask>) => {
  const { photo, limits } = data;
  void shrinkPhoto(photo, limits)
    .catch(() => photo)
    .then((shrunk) => postMessage(shrunk));
});
