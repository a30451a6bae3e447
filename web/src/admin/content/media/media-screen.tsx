import { type Media, type MediaKind, mediaKind, mediaLibrary } from '@approdo/shared/contract/content/media';
import { SegmentedControl } from '@mantine/core';
import { memo, useDeferredValue, useState } from 'react';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { useIsPhone } from '../../kit/frame/use-is-phone.ts';
import { useIsTouched } from '../../kit/frame/use-is-touched.ts';
import { CardList } from '../../kit/table/card-list.tsx';
import { useNamedRow } from '../../kit/table/use-named-row.ts';
import { useRead } from '../../session/use-read.ts';
import { MediaTile, textOfMedia } from '../media-picker/index.ts';
import { DropZone, MEDIA, MEDIA_FACTS, MEDIA_KINDS, UploadButton, useUploads } from '../uploads/index.ts';
import { MediaCard } from './media-card.tsx';
import styles from './media-screen.module.css';

const ORDERS = [
  { key: 'name', label: MEDIA_FACTS.name, by: ({ name }: { readonly name: string }) => name },
  { key: 'size', label: MEDIA_FACTS.size, by: ({ size }: { readonly size: number }) => size },
];

export function MediaScreen() {
  const query = useRead(mediaLibrary.list);
  const { add } = useUploads();
  // It is refetched for each photo that arrives and rendered in slices: at once would freeze a phone.
  const deferred = useDeferredValue(query.data);
  return (
    <ScreenFrame actions={<UploadButton onChoose={add} />}>
      <DropZone>
        <p>{useIsTouched() ? MEDIA.chooseHint : MEDIA.dropHint}</p>
        <QueryStates
          query={query}
          failure={MEDIA.loadFailed}
          empty={{ when: (library) => library.length === 0, text: MEDIA.empty }}
        >
          {(library) => <Library library={deferred ?? library} />}
        </QueryStates>
      </DropZone>
    </ScreenFrame>
  );
}

/** The library as cards; on a phone as tiles, each of which opens its card in a window. */
const Library = memo(function Library({ library }: { readonly library: readonly Media[] }) {
  const isPhone = useIsPhone();
  const [kind, setKind] = useState<MediaKind>();
  const [pressed, setPressed] = useState<string>();
  const { named, letGo } = useNamedRow(library);
  const open = library.find(({ id }) => id === pressed) ?? named;

  function close(): void {
    setPressed(undefined);
    letGo();
  }

  const filter = (
    <SegmentedControl
      aria-label={MEDIA.kind}
      data={KINDS}
      value={kind ?? 'all'}
      onChange={(chosen) => setKind(mediaKind.safeParse(chosen).data)}
    />
  );
  return (
    <div className={isPhone ? styles.tiles : undefined}>
      <CardList
        label={MEDIA.list}
        name="media"
        rows={kind ? library.filter(({ contentType }) => contentType === kind) : library}
        textOf={textOfMedia}
        orders={ORDERS}
        filters={filter}
      >
        {(media, id) =>
          isPhone ? (
            <MediaTile media={media} id={id} onPress={() => setPressed(media.id)} />
          ) : (
            <MediaCard media={media} nameId={id} />
          )
        }
      </CardList>
      {isPhone && open && (
        <FormWindow title={MEDIA.file} onClose={close}>
          <div style={{ paddingBlockStart: 'var(--space-4)' }}>
            <MediaCard key={open.id} media={open} nameId={`name-${open.id}`} />
          </div>
        </FormWindow>
      )}
    </div>
  );
});

const KINDS = Object.entries(MEDIA_KINDS).map(([value, label]) => ({ value, label }));
