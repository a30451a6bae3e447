import { type Gallery, gallery as galleryShape } from '@approdo/shared/contract/content/galleries';
import {
  fieldsOfGallery,
  type GalleryFields,
  galleryFields,
  NO_GALLERY,
} from '../../parts/galleries/gallery-fields.ts';
import { useSaveGallery } from '../../resources/use-galleries.ts';
import { GALLERIES } from '../../texts/galleries.ts';
import { type WritingKind, WritingWindow } from '../../writing/writing-window.tsx';
import { GalleryForm } from './gallery-form.tsx';

const GALLERY: WritingKind<GalleryFields, Gallery> = {
  subject: 'gallery',
  translated: 'galleries',
  titles: GALLERIES,
  shape: galleryShape,
  fields: galleryFields,
  blank: NO_GALLERY,
  fieldsOf: fieldsOfGallery,
};

type Props = { readonly gallery: Gallery | undefined; readonly onClose: () => void };

export function GalleryWindow({ gallery, onClose }: Props) {
  const save = useSaveGallery(gallery?.id);
  return (
    <WritingWindow kind={GALLERY} id={gallery?.id} saved={gallery} onClose={onClose}>
      {(writing) => <GalleryForm isNew={!gallery} writing={writing} save={save} />}
    </WritingWindow>
  );
}
