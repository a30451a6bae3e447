import type { Gallery } from '@approdo/shared/contract/gallery';
import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { useGalleries, useGalleryActions } from '../../resources/use-galleries.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { CardList } from '../../table/card-list.tsx';
import { GALLERIES, GALLERY_TIPS } from '../../texts/galleries.ts';
import { KeptDraftNote } from '../../writing/kept-draft-note.tsx';
import styles from './gallery-card.module.css';
import { GalleryCard } from './gallery-card.tsx';
import { EditGalleryWindow, NewGalleryWindow } from './gallery-window.tsx';

type OpenWindow = { readonly kind: 'new' } | { readonly kind: 'edit'; readonly gallery: Gallery };

const ORDERS = [{ key: 'name', label: GALLERIES.name, by: ({ name }: Gallery) => name }];

export function GalleriesScreen() {
  const query = useGalleries();
  const actions = useGalleryActions();
  const [open, setOpen] = useState<OpenWindow>();
  const close = () => setOpen(undefined);

  return (
    <ScreenFrame actions={<Button onClick={() => setOpen({ kind: 'new' })}>{GALLERIES.create}</Button>}>
      {!open && <KeptDraftNote subject="gallery:new" onOpen={() => setOpen({ kind: 'new' })} />}
      <QueryFaces
        query={query}
        failure={GALLERIES.loadFailed}
        empty={{ when: (galleries) => galleries.length === 0, text: GALLERIES.empty }}
      >
        {(galleries) => (
          <CardList
            label={GALLERIES.list}
            name="galleries"
            rows={galleries}
            keyOf={({ id }) => id}
            textOf={({ name, slug, description }) => `${name} ${slug} ${description ?? ''}`}
            orders={ORDERS}
          >
            {(gallery, nameId) => (
              <GalleryCard
                gallery={gallery}
                nameId={nameId}
                actions={actions}
                onEdit={() => setOpen({ kind: 'edit', gallery })}
              />
            )}
          </CardList>
        )}
      </QueryFaces>
      <Tips />
      {open?.kind === 'new' && <NewGalleryWindow onClose={close} />}
      {open?.kind === 'edit' && <EditGalleryWindow gallery={open.gallery} onClose={close} />}
    </ScreenFrame>
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
