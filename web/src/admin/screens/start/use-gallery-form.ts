import { type Gallery, galleryDraft } from '@approdo/shared/contract/content/galleries';
import { suggestSlug } from '@approdo/shared/domain/text/slug';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { useForm } from '../../form/use-form.ts';
import { NO_GALLERY, readGalleryFields } from '../../parts/galleries/gallery-fields.ts';
import { useSaveGallery } from '../../resources/use-galleries.ts';
import { GALLERY_FORM } from '../../texts/galleries.ts';

const START = { ...NO_GALLERY, isDefault: true };

type Options = {
  readonly galleries: readonly Gallery[];
  /** What it begins with. */
  readonly start: { readonly name: string; readonly images: string[] };
  readonly onSaved: () => void;
};

/** A new gallery, whose slug nobody need think of: the first one of its name that is free. */
export function useGalleryForm({ galleries, start: { name, images }, onSaved }: Options) {
  const save = useSaveGallery(undefined);
  return useForm({
    schema: galleryDraft,
    start: { ...START, name, images },
    read: (draft) => readGalleryFields({ ...draft, slug: freeSlug(draft.name, galleries) }),
    save: (body) => save(body),
    onSaved,
    describe: (fault) => sayWhatServerSaid(fault, GALLERY_FORM.saveFailed),
  });
}

function freeSlug(name: string, galleries: readonly Pick<Gallery, 'slug'>[]): string {
  const wanted = suggestSlug(name) || 'galleria';
  const isTaken = (slug: string) => galleries.some((gallery) => gallery.slug === slug);
  let slug = wanted;
  for (let count = 2; isTaken(slug); count += 1) slug = `${wanted}-${count}`;
  return slug;
}
