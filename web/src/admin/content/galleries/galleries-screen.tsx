import { type Gallery, gallery as galleryShape } from '@approdo/shared/contract/content/galleries';
import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { Badge } from '../../kit/badge/badge.tsx';
import type { RowActions } from '../../kit/feedback/use-row-actions.ts';
import kit from '../../kit/styles/kit.module.css';
import { EditableRowButtons } from '../../kit/table/editable-row-buttons.tsx';
import { ANY_IMAGE, fileOf, MediaPicker } from '../media-picker/index.ts';
import { useGalleries } from '../records/index.ts';
import { EditableScreen, SavedDraftMark, WRITING_CARD, type WritingKind, WritingWindow } from '../writing/index.ts';
import styles from './gallery-card.module.css';
import { fieldsOfGallery, type GalleryFields, galleryFields, NO_GALLERY } from './gallery-fields.ts';
import { GalleryForm } from './gallery-form.tsx';
import { GALLERIES, GALLERY_TIPS } from './texts.ts';
import { useAddPicture, useGalleryActions, useSaveGallery } from './use-gallery-actions.ts';

/** As many as fit side by side. */
const MOST_PREVIEWS = 4;

const GALLERY: WritingKind<GalleryFields, Gallery> = {
  subject: 'gallery',
  translated: 'galleries',
  titles: GALLERIES,
  shape: galleryShape,
  fields: galleryFields,
  blank: NO_GALLERY,
  fieldsOf: fieldsOfGallery,
};

const ORDERS = [{ key: 'name', label: GALLERIES.name, by: ({ name }: Gallery) => name }];

export function GalleriesScreen() {
  const actions = useGalleryActions();
  return (
    <EditableScreen
      subject="gallery"
      query={useGalleries()}
      texts={GALLERIES}
      name="galleries"
      textOf={({ name, slug, description }) => `${name} ${slug} ${description ?? ''}`}
      orders={ORDERS}
      card={(gallery, nameId, onEdit) => (
        <GalleryCard gallery={gallery} nameId={nameId} actions={actions} onEdit={onEdit} />
      )}
      window={(gallery, onClose) => <GalleryWindow gallery={gallery} onClose={onClose} />}
      below={<Tips />}
    />
  );
}

function Tips() {
  return (
    <aside className={kit.tip} style={{ marginBlockStart: 'var(--space-6)' }} aria-labelledby="gallery-tips">
      <Title order={2} size="h3" id="gallery-tips" mb="xs">
        {GALLERY_TIPS.title}
      </Title>
      <ul className={kit.points}>
        {GALLERY_TIPS.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </aside>
  );
}

type Props = { readonly gallery: Gallery | undefined; readonly onClose: () => void };

function GalleryWindow({ gallery, onClose }: Props) {
  const save = useSaveGallery(gallery?.id);
  return (
    <WritingWindow kind={GALLERY} id={gallery?.id} saved={gallery} onClose={onClose}>
      {(writing) => <GalleryForm isNew={!gallery} writing={writing} save={save} />}
    </WritingWindow>
  );
}

type GalleryCardProps = {
  readonly gallery: Gallery;
  /** The id of the element that names the card. */
  readonly nameId: string;
  readonly actions: RowActions<Gallery>;
  readonly onEdit: () => void;
};

function GalleryCard({ gallery, nameId, actions, onEdit }: GalleryCardProps) {
  const { name, description, slug, isDefault, images } = gallery;
  const [isAdding, setIsAdding] = useState(false);
  const addPicture = useAddPicture(gallery);
  return (
    <article className={WRITING_CARD.card} aria-labelledby={nameId}>
      <div className={styles.strip}>
        {images.slice(0, MOST_PREVIEWS).map((image) => (
          <img key={image} src={`/uploads/${image}?w=480`} alt="" loading="lazy" decoding="async" />
        ))}
      </div>
      <div className={WRITING_CARD.marks}>
        <h2 className={WRITING_CARD.title} id={nameId} tabIndex={-1}>
          {name}
        </h2>
        {isDefault && <Badge tone="booked">{GALLERIES.isDefault}</Badge>}
        <SavedDraftMark subject={`gallery:${gallery.id}`} describedBy={nameId} onOpen={onEdit} />
      </div>
      {description && <p className={WRITING_CARD.text}>{description}</p>}
      <div className={kit.spread}>
        <p className={WRITING_CARD.facts}>
          {slug} · {GALLERIES.images(images.length)}
        </p>
        <Button variant="light" mih="2.75rem" aria-describedby={nameId} onClick={() => setIsAdding(true)}>
          {GALLERIES.addPicture}
        </Button>
      </div>
      <div className={WRITING_CARD.buttons}>
        <EditableRowButtons
          row={gallery}
          describedBy={nameId}
          actions={actions}
          change={isDefault ? undefined : GALLERIES.makeDefault}
          onEdit={onEdit}
        />
      </div>
      {isAdding && (
        <MediaPicker
          show={ANY_IMAGE}
          finish={GALLERIES.addToGallery}
          onChoose={(picked) => {
            addPicture(fileOf(picked));
            setIsAdding(false);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </article>
  );
}
