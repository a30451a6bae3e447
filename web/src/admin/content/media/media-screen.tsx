import { type Media, type MediaKind, mediaKind, mediaLibrary } from '@approdo/shared/contract/content/media';
import { SegmentedControl } from '@mantine/core';
import { memo, useDeferredValue, useState } from 'react';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { useIsTouched } from '../../kit/frame/use-is-touched.ts';
import { CardList } from '../../kit/table/card-list.tsx';
import { useRead } from '../../session/use-read.ts';
import { textOfMedia } from '../media-picker/index.ts';
import { DropZone, MEDIA, MEDIA_FACTS, MEDIA_FORM, MEDIA_KINDS, UploadButton, useUploads } from '../uploads/index.ts';
import { MediaCard } from './media-card.tsx';

const ORDERS = [
  { key: 'name', label: MEDIA_FORM.name, by: ({ name }: { readonly name: string }) => name },
  { key: 'size', label: MEDIA_FACTS.size, by: ({ size }: { readonly size: number }) => size },
];

export function MediaScreen() {
  const query = useRead(mediaLibrary.list);
  const { add } = useUploads();
  return (
    <ScreenFrame actions={<UploadButton onChoose={add} />}>
      <DropZone>
        <p>{useIsTouched() ? MEDIA.chooseHint : MEDIA.dropHint}</p>
        <QueryStates
          query={query}
          failure={MEDIA.loadFailed}
          empty={{ when: (library) => library.length === 0, text: MEDIA.empty }}
        >
          {(library) => <ReadLibrary library={library} />}
        </QueryStates>
      </DropZone>
    </ScreenFrame>
  );
}

type LibraryProps = { readonly library: readonly Media[] };

/** It is refetched for each photo that arrives and rendered in slices: at once would freeze a phone. */
function ReadLibrary({ library }: LibraryProps) {
  return <Library library={useDeferredValue(library)} />;
}

const Library = memo(function Library({ library }: LibraryProps) {
  const [kind, setKind] = useState<MediaKind>();
  return (
    <CardList
      label={MEDIA.list}
      name="media"
      rows={kind ? library.filter(({ contentType }) => contentType === kind) : library}
      textOf={textOfMedia}
      orders={ORDERS}
      filters={<KindFilter kind={kind} onChange={setKind} />}
    >
      {(media, nameId) => <MediaCard media={media} nameId={nameId} />}
    </CardList>
  );
});

type KindFilterProps = {
  /** Undefined for every kind. */
  readonly kind: MediaKind | undefined;
  readonly onChange: (kind: MediaKind | undefined) => void;
};

const CHOICES = Object.entries(MEDIA_KINDS).map(([value, label]) => ({ value, label }));

function KindFilter({ kind, onChange }: KindFilterProps) {
  return (
    <SegmentedControl
      aria-label={MEDIA.kind}
      data={CHOICES}
      value={kind ?? 'all'}
      onChange={(chosen) => onChange(mediaKind.safeParse(chosen).data)}
    />
  );
}
