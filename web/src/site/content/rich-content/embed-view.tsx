import type { Picture as LibraryPicture } from '@approdo/shared/contract/content/media';
import { uploadNameOf } from '@approdo/shared/domain/base/text/image-address';
import type { Embed } from '@approdo/shared/rich-text/embed';
import { createElement } from 'react';
import { langOf } from '../../page/in-language.ts';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import { Caption } from '../pictures/caption.tsx';
import { Carousel } from '../pictures/carousel.tsx';
import { Picture } from '../pictures/picture.tsx';
import { COLUMN_SIZES, type ContentFacts } from './content-facts.ts';
import styles from './embed-view.module.css';
import { WaitingEmbed } from './waiting-embed.tsx';

type EmbedViewProps = { readonly embed: Embed; readonly facts: ContentFacts };

/** Renders an embed; one without its value renders nothing. */
export function EmbedView({ embed, facts }: EmbedViewProps) {
  if (embed.type === 'gallery') return <EmbeddedGallery slug={embed.slug} facts={facts} />;
  if (embed.src === '') return null;
  switch (embed.type) {
    case 'image':
      return <EmbeddedImage src={embed.src} pictures={facts.pictures} />;
    case 'video':
    case 'audio':
      return <Player element={embed.type} src={embed.src} />;
    default:
      return <WaitingEmbed embed={embed} />;
  }
}

type PlayerProps = { readonly element: 'video' | 'audio'; readonly src: string };

/** A file on another site is not requested before it is played. */
function Player({ element, src }: PlayerProps) {
  const preload = uploadNameOf(src) ? 'metadata' : 'none';
  return createElement(element, { className: styles[element], src, controls: true, preload });
}

function EmbeddedGallery({ slug, facts }: { readonly slug: string; readonly facts: ContentFacts }) {
  const { pictures } = usePageTexts();
  const gallery = facts.galleries.get(slug);
  if (!gallery) return <p className={styles.note}>{pictures.notFound}</p>;
  if (gallery.pictures.length === 0) return <p className={styles.note}>{pictures.none}</p>;
  return (
    <div className={styles.gallery}>
      <Carousel label={gallery.name} pictures={gallery.pictures} sizes={COLUMN_SIZES} />
    </div>
  );
}

type EmbeddedImageProps = { readonly src: string; readonly pictures: readonly LibraryPicture[] };

function EmbeddedImage({ src, pictures }: EmbeddedImageProps) {
  const { fullSize } = usePageTexts().pictures;
  const file = uploadNameOf(src);
  if (!file) return <WaitingEmbed embed={{ type: 'image', src }} />;
  const libraryPicture = pictures.find((picture) => picture.file === file);
  return (
    <figure className={styles.figure}>
      <a href={src} target="_blank" rel="noopener" {...(!libraryPicture?.alt && { 'aria-label': fullSize })}>
        <Picture
          src={src}
          alt={libraryPicture?.alt ?? ''}
          {...(libraryPicture?.alt && langOf(libraryPicture, 'alt'))}
          ratio={libraryPicture ? [libraryPicture.width, libraryPicture.height] : [3, 2]}
          sizes={COLUMN_SIZES}
        />
      </a>
      {libraryPicture?.caption && (
        <figcaption>
          <Caption picture={libraryPicture} />
        </figcaption>
      )}
    </figure>
  );
}
