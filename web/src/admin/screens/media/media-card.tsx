import type { Media } from '@approdo/shared/contract/content/media';
import { formatInstantDate } from '@approdo/shared/domain/date/local-date';
import { useState } from 'react';
import { useCopy } from '../../feedback/use-copy.ts';
import { formatBytes, formatDuration } from '../../format/size.ts';
import { MediaPreview } from '../../media-picker/media-preview.tsx';
import { RowButton, RowButtons } from '../../table/row-buttons.tsx';
import { MEDIA_ACTIONS, MEDIA_FACTS } from '../../texts/media.ts';
import styles from './media-card.module.css';
import { MediaForm } from './media-form.tsx';
import { useRemoveMedia } from './use-media-actions.ts';

type Props = {
  readonly media: Media;
  /** The id of what names the card. */
  readonly nameId: string;
};

/** One file of the library; what is said of it is edited where it stands. */
export function MediaCard({ media, nameId }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const copy = useCopy();
  const { isBusy, remove } = useRemoveMedia();
  const button = { describedBy: nameId, isBusy: isBusy(media) };
  // The address as every field of the back office takes it, and as the library knows it again.
  const copying = { copied: MEDIA_ACTIONS.copied, failed: { text: MEDIA_ACTIONS.copyFailed, detail: media.url } };

  function finish(): void {
    setIsEditing(false);
    requestAnimationFrame(() => document.getElementById(nameId)?.focus());
  }

  return (
    <div className={styles.card}>
      <div className={styles.bleed}>
        <MediaPreview media={media} canPlay />
      </div>
      {isEditing ? (
        <MediaForm media={media} onClose={finish} />
      ) : (
        <>
          <p className={styles.name} id={nameId} tabIndex={-1}>
            {media.name}
          </p>
          <MediaFacts media={media} />
          <div className={styles.buttons}>
            <RowButtons>
              <RowButton {...button} onClick={() => void copy(media.url, copying)}>
                {MEDIA_ACTIONS.copy}
              </RowButton>
              <RowButton {...button} onClick={() => setIsEditing(true)}>
                {MEDIA_ACTIONS.edit}
              </RowButton>
              <RowButton {...button} variant="outline" color="red" onClick={() => void remove(media)}>
                {MEDIA_ACTIONS.remove}
              </RowButton>
            </RowButtons>
          </div>
        </>
      )}
    </div>
  );
}

function MediaFacts({ media }: Pick<Props, 'media'>) {
  const { dimensions, duration } = media;
  const facts = [
    [MEDIA_FACTS.caption, media.caption],
    [MEDIA_FACTS.alt, media.alt],
    [MEDIA_FACTS.size, formatBytes(media.size)],
    [MEDIA_FACTS.dimensions, dimensions && `${dimensions.width} × ${dimensions.height} px`],
    [MEDIA_FACTS.duration, duration === null ? null : formatDuration(duration)],
    [MEDIA_FACTS.created, formatInstantDate(media.createdAt)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, fact]) => fact)
        .map(([term, fact]) => (
          <Fact key={term} term={term} fact={fact} />
        ))}
    </dl>
  );
}

function Fact({ term, fact }: { readonly term: string; readonly fact: string | null }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{fact}</dd>
    </>
  );
}
