import type { Media } from '@approdo/shared/contract/content/media';
import { UnstyledButton } from '@mantine/core';
import { AudioLines, Check, Film } from 'lucide-react';
import kit from '../../kit/styles/kit.module.css';
import styles from './media-preview.module.css';

type Props = {
  readonly media: Media;
  /** Whether to show the playback controls, or only a still. */
  readonly canPlay?: boolean;
};

/** Shows a file of the library. */
export function MediaPreview({ media, canPlay = false }: Props) {
  return (
    <div className={styles.preview}>
      <Content media={media} canPlay={canPlay} />
    </div>
  );
}

type TileProps = {
  readonly media: Media;
  readonly id: string;
  /** For multiple choice: whether it is chosen. */
  readonly isChosen?: boolean | undefined;
  readonly onPress: () => void;
};

/** A file of the library as a button, by its picture and its name. */
export function MediaTile({ media, id, isChosen, onPress }: TileProps) {
  return (
    <UnstyledButton className={styles.tile} id={id} aria-label={media.name} aria-pressed={isChosen} onClick={onPress}>
      <MediaPreview media={media} />
      <span className={`${kit.ellipsis} ${kit.small} ${styles.name}`}>{media.name}</span>
      {isChosen && (
        <span className={styles.mark}>
          <Check size={16} aria-hidden />
        </span>
      )}
    </UnstyledButton>
  );
}

function Content({ media, canPlay }: Required<Props>) {
  const { contentType, url, alt, name } = media;
  if (contentType === 'image') return <img src={`${url}?w=480`} alt={alt} loading="lazy" decoding="async" />;
  if (!canPlay) return contentType === 'video' ? <Film size={36} aria-hidden /> : <AudioLines size={36} aria-hidden />;
  // biome-ignore lint/a11y/useMediaCaption: the library keeps no captions for sound
  if (contentType === 'video') return <video src={url} controls preload="metadata" aria-label={name} />;
  return (
    <div className={kit.stack3} style={{ inlineSize: '100%', justifyItems: 'center' }}>
      <AudioLines size={36} aria-hidden />
      {/* biome-ignore lint/a11y/useMediaCaption: the library keeps no captions for sound */}
      <audio src={url} controls preload="metadata" aria-label={name} />
    </div>
  );
}
