import type { Media } from '@approdo/shared/contract/content/media';
import { AudioLines, Film } from 'lucide-react';
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
