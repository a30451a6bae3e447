import { type Media, mediaLibrary } from '@approdo/shared/contract/content/media';
import { Button, TextInput } from '@mantine/core';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { Pager } from '../../kit/paging/pager.tsx';
import { slicePage } from '../../kit/paging/paging.ts';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { isFound } from '../../kit/table/arrange-rows.ts';
import { useRead } from '../../session/use-read.ts';
import { DropZone, MEDIA, PICKER, UploadButton, useUploads } from '../uploads/index.ts';
import { AddressForm } from './address-fold.tsx';
import { type MediaFilter, matchesFilter, type Picked, textOfMedia } from './media-filter.ts';
import styles from './media-picker.module.css';
import { MediaPreview } from './media-preview.tsx';
import { PictureTexts } from './picture-texts.tsx';

type Props = {
  /** What can be chosen, such as ANY_IMAGE of media-filter.ts. */
  readonly show: MediaFilter;
  /** The label of the button that takes the picture. */
  readonly finish?: string;
  /** Lets an address be typed by hand, too: that of the moment, and the message for one that cannot be used. */
  readonly address?: { readonly start: string; readonly findFault: (typed: string) => string | undefined };
  /** Called with what was chosen; whether the picker then closes is the caller's decision. */
  readonly onChoose: (picked: Picked) => void;
  readonly onClose: () => void;
  /** For multiple choice: whether one is chosen. A click on a chosen one unselects it; a button closes the picker. */
  readonly isChosen?: (media: Media) => boolean;
};

/**
 * A window with the media of one kind, twelve a page, newest first, and the way to upload more. A picture is chosen by
 * one press, and its caption and alternative text are asked next.
 */
export function MediaPicker({ show, finish = PICKER.use, address, onChoose, onClose, isChosen }: Props) {
  const query = useRead(mediaLibrary.list);
  const { add } = useUploads();
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<Media>();
  const choose = (media: Media) => (isChosen || show.kind !== 'image' ? onChoose(media) : setAsked(media));

  /** Who uploads one picture here has chosen it. */
  function upload(files: readonly File[]): void {
    const isChoice = files.length === 1 && show.kind === 'image' && !isChosen;
    add(files, (_, arrived) => {
      if (isChoice && matchesFilter(show, arrived)) setAsked((before) => before ?? arrived);
    });
  }

  function goBack(from: Media): void {
    setAsked(undefined);
    requestAnimationFrame(() => document.getElementById(tileId(from))?.focus());
  }

  return (
    <FormWindow title={TITLES[show.kind]} size="52rem" onClose={onClose}>
      <div hidden={asked !== undefined}>
        <div className={styles.tools}>
          <TextInput
            type="search"
            aria-label={PICKER.search}
            placeholder={PICKER.search}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <UploadButton kind={show.kind} onChoose={upload} />
        </div>
        <DropZone onFiles={upload}>
          <QueryStates query={query} failure={MEDIA.loadFailed}>
            {(library) => (
              <MediaTiles
                key={search}
                found={library.filter((media) => matchesFilter(show, media) && isFound(textOfMedia(media), search))}
                nothing={search.trim() ? MEDIA.nothingFound : PICKER.empty}
                onChoose={choose}
                isChosen={isChosen}
              />
            )}
          </QueryStates>
        </DropZone>
        {address && <AddressForm {...address} finish={finish} onChoose={onChoose} />}
        {isChosen && (
          <div className={styles.finish}>
            <Button onClick={onClose}>{PICKER.finish}</Button>
          </div>
        )}
      </div>
      {asked && <PictureTexts media={asked} finish={finish} onChoose={onChoose} onBack={() => goBack(asked)} />}
    </FormWindow>
  );
}

const TITLES = { image: PICKER.imageTitle, video: PICKER.videoTitle, audio: PICKER.audioTitle } as const;

const tileId = ({ id }: Pick<Media, 'id'>) => `tile-${id}`;

type TilesProps = {
  readonly found: readonly Media[];
  readonly nothing: string;
  readonly onChoose: (media: Media) => void;
  readonly isChosen: Props['isChosen'] | undefined;
};

function MediaTiles({ found, nothing, onChoose, isChosen }: TilesProps) {
  const [requestedPage, setRequestedPage] = useState(1);
  const { rows, page, pages } = slicePage(found, requestedPage);
  if (found.length === 0) return <p>{nothing}</p>;
  return (
    <>
      <ul style={TILES} className={kit.plainList}>
        {rows.map((media) => (
          <li key={media.id}>
            <button
              type="button"
              className={styles.tile}
              id={tileId(media)}
              aria-label={media.name}
              aria-pressed={isChosen?.(media)}
              onClick={() => onChoose(media)}
            >
              <MediaPreview media={media} />
              <span className={`${kit.ellipsis} ${kit.small} ${styles.name}`}>{media.name}</span>
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

/** Three to a row where there is room for no more. */
const TILES = columns('min(8.5rem, 30%)', { gap: 'var(--space-3)', align: 'stretch', repeat: 'auto-fill' });
