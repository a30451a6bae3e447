import type { Gallery } from '@approdo/shared/contract/content/galleries';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { langOf } from '../../page/in-language.ts';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import { Carousel } from '../pictures/carousel.tsx';
import styles from './gallery-section.module.css';

/** The default gallery, across the page. */
export function GallerySection({ gallery }: { readonly gallery: Gallery }) {
  const { name, description, pictures } = gallery;
  const { language, pictures: words } = usePageTexts();
  return (
    <div className={styles.section}>
      <header className={styles.intro}>
        <div>
          <h2 {...langOf(gallery, 'name')}>{name}</h2>
          {description && <p {...langOf(gallery, 'description')}>{description}</p>}
        </div>
        <a href={addressIn(language, '/gallery')}>{words.all}</a>
      </header>
      {pictures.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Carousel label={name} pictures={pictures} sizes="(width >= 72rem) 62rem, 86vw" isWide />
      )}
    </div>
  );
}
