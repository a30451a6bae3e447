import { type PictureLimits, shrinkPhoto } from './shrink-photo.ts';

/** What the worker is asked, once. */
export type ShrinkTask = { readonly photo: File; readonly limits: PictureLimits };

/** Makes one photo smaller in a thread of its own: decoded and drawn, it would hold the page up for seconds on a telephone. */
addEventListener('message', ({ data }: MessageEvent<ShrinkTask>) => {
  const { photo, limits } = data;
  void shrinkPhoto(photo, limits)
    .catch(() => photo)
    .then((shrunk) => postMessage(shrunk));
});
