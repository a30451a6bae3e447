import { type Media, mediaLibrary } from '@approdo/shared/contract/content/media';
import { Button, Group, TextInput } from '@mantine/core';
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
import { MediaPreview, MediaTile } from './media-preview.tsx';
import { MediaTexts } from './media-texts.tsx';

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
  const { add } = useUploads();
  const [asked, setAsked] = useState<Media>();
  const isAsking = show.kind === 'image' && !isChosen;

  /** Who uploads one picture here has chosen it. */
  function upload(files: readonly File[]): void {
    add(files, (_, arrived) => {
      if (isAsking && files.length === 1 && matchesFilter(show, arrived)) setAsked((before) => before ?? arrived);
    });
  }

  function goBack(from: Media): void {
    setAsked(undefined);
    requestAnimationFrame(() => document.getElementById(tileId(from))?.focus());
  }

  return (
    <FormWindow title={PICKER.titles[show.kind]} size="52rem" onClose={onClose}>
      <div hidden={asked !== undefined}>
        <Library show={show} isChosen={isChosen} onChoose={isAsking ? setAsked : onChoose} onUpload={upload} />
        {address && <AddressForm {...address} finish={finish} onChoose={onChoose} />}
        {isChosen && (
          <Group justify="flex-end" mt="lg">
            <Button onClick={onClose}>{PICKER.finish}</Button>
          </Group>
        )}
      </div>
      {asked && (
        <div className={kit.sides}>
          <div style={{ maxInlineSize: '20rem' }}>
            <MediaPreview media={asked} />
            {/* The pressed tile is gone; a field would open a phone's keyboard over the picture. */}
            <p className={`${kit.strong} ${kit.wrapAnywhere}`} tabIndex={-1} ref={focusOn}>
              {asked.name}
            </p>
          </div>
          <MediaTexts media={asked} finish={finish} onDone={onChoose} onLeave={() => goBack(asked)} />
        </div>
      )}
    </FormWindow>
  );
}

const tileId = ({ id }: Pick<Media, 'id'>) => `tile-${id}`;

function focusOn(name: HTMLElement | null): void {
  name?.focus();
}

type LibraryProps = Pick<Props, 'show'> & {
  readonly isChosen: Props['isChosen'] | undefined;
  readonly onChoose: (media: Media) => void;
  readonly onUpload: (files: readonly File[]) => void;
};

function Library({ show, isChosen, onChoose, onUpload }: LibraryProps) {
  const query = useRead(mediaLibrary.list);
  const [view, setView] = useState({ search: '', page: 1 });
  const { search } = view;
  const found = query.data?.filter((media) => matchesFilter(show, media) && isFound(textOfMedia(media), search)) ?? [];
  const { rows, page, pages } = slicePage(found, view.page);
  const nothing = search.trim() ? MEDIA.nothingFound : PICKER.empty;
  return (
    <>
      <Group gap="sm" mb="md">
        <TextInput
          flex="1 1 14rem"
          type="search"
          aria-label={PICKER.search}
          placeholder={PICKER.search}
          value={search}
          onChange={({ currentTarget }) => setView({ search: currentTarget.value, page: 1 })}
        />
        <UploadButton kind={show.kind} onChoose={onUpload} />
      </Group>
      <DropZone onFiles={onUpload}>
        <QueryStates query={query} failure={MEDIA.loadFailed} empty={{ when: () => rows.length === 0, text: nothing }}>
          {() => (
            <ul style={THREE_AT_LEAST} className={kit.plainList}>
              {rows.map((media) => (
                <li key={media.id}>
                  <MediaTile
                    media={media}
                    id={tileId(media)}
                    isChosen={isChosen?.(media)}
                    onPress={() => onChoose(media)}
                  />
                </li>
              ))}
            </ul>
          )}
        </QueryStates>
      </DropZone>
      <Pager page={page} pages={pages} onPageChange={(next) => setView({ search, page: next })} />
    </>
  );
}

/** Three to a row on a phone. */
const THREE_AT_LEAST = columns('min(8.5rem, 30%)', { gap: 'var(--space-3)', align: 'stretch', repeat: 'auto-fill' });
