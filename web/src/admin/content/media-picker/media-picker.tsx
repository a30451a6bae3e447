import { type Media, mediaLibrary } from '@approdo/shared/contract/content/media';
import { Button, TextInput } from '@mantine/core';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { Window } from '../../kit/feedback/window.tsx';
import { Pager } from '../../kit/paging/pager.tsx';
import { slicePage } from '../../kit/paging/paging.ts';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { isFound } from '../../kit/table/arrange-rows.ts';
import { useRead } from '../../session/use-read.ts';
import { DropZone, MEDIA, PICKER, UploadButton, useUploads } from '../uploads/index.ts';
import { type MediaFilter, matchesFilter, textOfMedia } from './media-filter.ts';
import styles from './media-picker.module.css';
import { MediaPreview } from './media-preview.tsx';

type Props = {
  /** What can be chosen, such as ANY_IMAGE of media-filter.ts. */
  readonly show: MediaFilter;
  /** Called for a clicked picture; whether the picker then closes is the caller's decision. */
  readonly onChoose: (media: Media) => void;
  readonly onClose: () => void;
  /** For multiple choice: whether one is chosen. A click on a chosen one unselects it; a button closes the picker. */
  readonly isChosen?: (media: Media) => boolean;
};

/** A window with the media of one kind, twelve a page, newest first, and the way to upload more. */
export function MediaPicker({ show, onChoose, onClose, isChosen }: Props) {
  const query = useRead(mediaLibrary.list);
  const { add } = useUploads();
  const [search, setSearch] = useState('');
  return (
    <Window title={TITLES[show.kind]} size="52rem" onClose={onClose}>
      <div className={styles.tools}>
        <TextInput
          type="search"
          aria-label={PICKER.search}
          placeholder={PICKER.search}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <UploadButton kind={show.kind} onChoose={add} />
      </div>
      <DropZone>
        <QueryStates query={query} failure={MEDIA.loadFailed}>
          {(library) => (
            <MediaTiles
              key={search}
              found={library.filter((media) => matchesFilter(show, media) && isFound(textOfMedia(media), search))}
              nothing={search.trim() ? MEDIA.nothingFound : PICKER.empty}
              onChoose={onChoose}
              isChosen={isChosen}
            />
          )}
        </QueryStates>
      </DropZone>
      {isChosen && (
        <div className={styles.finish}>
          <Button onClick={onClose}>{PICKER.finish}</Button>
        </div>
      )}
    </Window>
  );
}

const TITLES = { image: PICKER.imageTitle, video: PICKER.videoTitle, audio: PICKER.audioTitle } as const;

type TilesProps = Pick<Props, 'onChoose'> & {
  readonly found: readonly Media[];
  readonly nothing: string;
  readonly isChosen: Props['isChosen'] | undefined;
};

function MediaTiles({ found, nothing, onChoose, isChosen }: TilesProps) {
  const [requestedPage, setRequestedPage] = useState(1);
  const { rows, page, pages } = slicePage(found, requestedPage);
  if (found.length === 0) return <p>{nothing}</p>;
  return (
    <>
      <ul
        style={columns('8.5rem', { gap: 'var(--space-3)', align: 'stretch', repeat: 'auto-fill' })}
        className={kit.plainList}
      >
        {rows.map((media) => (
          <li key={media.id}>
            <button
              type="button"
              className={styles.tile}
              aria-label={media.name}
              aria-pressed={isChosen?.(media)}
              onClick={() => onChoose(media)}
            >
              <MediaPreview media={media} />
              <span
                className={`${kit.ellipsis} ${kit.small}`}
                style={{ display: 'block', padding: 'var(--space-1) var(--space-2)' }}
              >
                {media.name}
              </span>
              {isChosen?.(media) && (
                <span className={styles.mark}>
                  <Check size={16} aria-hidden />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <Pager page={page} pages={pages} onPageChange={setRequestedPage} />
    </>
  );
}
