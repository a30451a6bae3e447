import { useCallback, useState } from 'react';
import { z } from 'zod';
import { findStorage } from '../../../browser/find-storage.ts';
import { createDraftKeeper } from '../../../kept/kept-drafts.ts';
import { useSession } from '../../session/session-context.ts';
import { arrivedPhoto } from './arrived-photos.ts';
import { PHOTOS_STEP } from './texts.ts';

const keptGallery = z.object({
  name: z.string(),
  /** File names in the library, in the gallery's order. */
  images: z.array(z.string()),
  arrived: z.array(arrivedPhoto),
});
type KeptGallery = z.output<typeof keptGallery>;
export type KeptPhotos = Omit<KeptGallery, 'name'>;

const NOTHING: KeptGallery = { name: PHOTOS_STEP.galleryName, images: [], arrived: [] };

/** The gallery in the making, as saved when the page was closed; without files that have left the library. */
export function useKeptPhotos(library: ReadonlySet<string>) {
  const { user } = useSession();
  const [keeper] = useState(() =>
    createDraftKeeper({ storage: findStorage('localStorage'), key: `${user.id}:start:photos`, fields: keptGallery }),
  );
  const [start] = useState((): KeptGallery => {
    const { name, images, arrived } = keeper.read(new Date())?.fields ?? NOTHING;
    return {
      name,
      images: images.filter((file) => library.has(file)),
      arrived: arrived.filter(({ file }) => library.has(file)),
    };
  });
  const keep = useCallback(
    (gallery: KeptGallery) => {
      if (gallery.images.length + gallery.arrived.length === 0) keeper.forget();
      else keeper.keep({ fields: gallery }, new Date());
    },
    [keeper],
  );
  return { start, keep, forget: keeper.forget };
}
