import { useCallback, useState } from 'react';
import { z } from 'zod';
import { findStorage } from '../../../browser/find-storage.ts';
import { createDraftStore } from '../../../storage/saved-drafts.ts';
import { useSession } from '../../session/session-context.ts';
import { arrivedPhoto } from './arrived-photos.ts';
import { PHOTOS_STEP } from './texts.ts';

const savedGallery = z.object({
  name: z.string(),
  /** File names in the library, in the gallery's order. */
  images: z.array(z.string()),
  arrived: z.array(arrivedPhoto),
});
type SavedGallery = z.output<typeof savedGallery>;
export type SavedPhotos = Omit<SavedGallery, 'name'>;

const NOTHING: SavedGallery = { name: PHOTOS_STEP.galleryName, images: [], arrived: [] };

/** The gallery in the making, as saved when the page was closed; without files that have left the library. */
export function useSavedPhotos(library: ReadonlySet<string>) {
  const { user } = useSession();
  const [store] = useState(() =>
    createDraftStore({ storage: findStorage('localStorage'), key: `${user.id}:start:photos`, fields: savedGallery }),
  );
  const [start] = useState((): SavedGallery => {
    const { name, images, arrived } = store.read(new Date())?.fields ?? NOTHING;
    return {
      name,
      images: images.filter((file) => library.has(file)),
      arrived: arrived.filter(({ file }) => library.has(file)),
    };
  });
  const saveDraft = useCallback(
    (gallery: SavedGallery) => {
      if (gallery.images.length + gallery.arrived.length === 0) store.forget();
      else store.save({ fields: gallery }, new Date());
    },
    [store],
  );
  return { start, saveDraft, forget: store.forget };
}
