import type { Gallery } from '@approdo/shared/contract/gallery';
import { Carousel } from '../../carousel/carousel.tsx';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import styles from './gallery-section.module.css';

/** The default gallery, across the page. */
export function GallerySection({ gallery: { name, description, pictures } }: { readonly gallery: Gallery }) {
  const words = usePageTexts().pictures;
  return (
    <div className={styles.section}>
      <header className={styles.intro}>
        <div>
          <h2>{name}</h2>
          {description && <p>{description}</p>}
        </div>
        <a href="/gallery">{words.all}</a>
      </header>
      {pictures.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Carousel label={name} pictures={pictures} sizes="(width >= 72rem) 62rem, 86vw" isWide />
      )}
    </div>
  );
}
