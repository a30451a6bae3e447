import { type Gallery, gallery as galleryShape } from '@approdo/shared/contract/gallery';
import type { Written } from '../../../kept-drafts.ts';
import { useSaveGallery } from '../../resources/use-galleries.ts';
import { GALLERIES } from '../../texts/galleries.ts';
import { WritingWindow } from '../../writing/writing-window.tsx';
import { fieldsOfGallery, type GalleryFields, galleryFields, NO_GALLERY } from './gallery-fields.ts';
import { GalleryForm } from './gallery-form.tsx';

const NEW: Written<GalleryFields> = { fields: NO_GALLERY };

export function NewGalleryWindow({ onClose }: { readonly onClose: () => void }) {
  const { create } = useSaveGallery();
  return (
    <WritingWindow title={GALLERIES.create} subject="gallery:new" fields={galleryFields} saved={NEW} onClose={onClose}>
      {(writing) => <GalleryForm isNew writing={writing} save={(body) => create.mutateAsync({ body })} />}
    </WritingWindow>
  );
}

type EditProps = { readonly gallery: Gallery; readonly onClose: () => void };

export function EditGalleryWindow({ gallery, onClose }: EditProps) {
  const { edit } = useSaveGallery();
  return (
    <WritingWindow
      title={GALLERIES.editTitle}
      subject={`gallery:${gallery.id}`}
      fields={galleryFields}
      saved={writtenIn(gallery)}
      readSaved={readGallery}
      onClose={onClose}
    >
      {(writing) => (
        <GalleryForm
          isNew={false}
          writing={writing}
          save={(body, version) => edit.mutateAsync({ params: { id: gallery.id }, body, version })}
        />
      )}
    </WritingWindow>
  );
}

function readGallery(current: unknown): Written<GalleryFields> | undefined {
  const { data } = galleryShape.safeParse(current);
  return data && writtenIn(data);
}

function writtenIn(gallery: Gallery): Written<GalleryFields> {
  return { fields: fieldsOfGallery(gallery), version: gallery.version };
}
