import { useCallback, useState } from 'react';
import { z } from 'zod';
import { findStorage } from '../../../find-storage.ts';
import { createDraftKeeper } from '../../../kept-drafts.ts';
import { arrivedPhoto } from '../../parts/galleries/arrived-photos.ts';
import { useSession } from '../../session/session-context.ts';

const keptPhotos = z.object({
  /** File names in the library, in the order of the gallery. */
  images: z.array(z.string()),
  arrived: z.array(arrivedPhoto),
});
export type KeptPhotos = z.output<typeof keptPhotos>;

const NOTHING: KeptPhotos = { images: [], arrived: [] };

/** What the gallery that is being made had when the page was closed, as far as the library has it still. */
export function useKeptPhotos(library: ReadonlySet<string>) {
  const { user } = useSession();
  const [keeper] = useState(() =>
    createDraftKeeper({ storage: findStorage('localStorage'), key: `${user.id}:start:photos`, fields: keptPhotos }),
  );
  const [start] = useState((): KeptPhotos => {
    const { images, arrived } = keeper.read(new Date())?.fields ?? NOTHING;
    return {
      images: images.filter((file) => library.has(file)),
      arrived: arrived.filter(({ file }) => library.has(file)),
    };
  });
  const keep = useCallback(
    (photos: KeptPhotos) => {
      if (photos.images.length + photos.arrived.length === 0) keeper.forget();
      else keeper.keep({ fields: photos }, new Date());
    },
    [keeper],
  );
  return { start, keep, forget: keeper.forget };
}
