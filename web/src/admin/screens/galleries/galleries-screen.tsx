import type { Gallery } from '@approdo/shared/contract/content/galleries';
import { Title } from '@mantine/core';
import { useGalleries, useGalleryActions } from '../../resources/use-galleries.ts';
import { GALLERIES, GALLERY_TIPS } from '../../texts/galleries.ts';
import { EditableScreen } from '../../writing/editable-screen.tsx';
import styles from './gallery-card.module.css';
import { GalleryCard } from './gallery-card.tsx';
import { GalleryWindow } from './gallery-window.tsx';

const ORDERS = [{ key: 'name', label: GALLERIES.name, by: ({ name }: Gallery) => name }];

export function GalleriesScreen() {
  const actions = useGalleryActions();
  return (
    <EditableScreen
      subject="gallery"
      query={useGalleries()}
      says={GALLERIES}
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
    <aside className={styles.tips} aria-labelledby="gallery-tips">
      <Title order={2} size="h3" id="gallery-tips">
        {GALLERY_TIPS.title}
      </Title>
      <ul>
        {GALLERY_TIPS.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </aside>
  );
}
