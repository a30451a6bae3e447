import type { Picture as LibraryPicture } from '@approdo/shared/contract/content/media';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { langOf } from '../../page/in-language.ts';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import { Caption } from './caption.tsx';
import styles from './carousel.module.css';
import { Picture } from './picture.tsx';

type CarouselProps = {
  readonly label: string;
  readonly pictures: readonly LibraryPicture[];
  /** The displayed width, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Across the whole page, with its neighbours at the edges, instead of in a column. */
  readonly isWide?: boolean;
};

/** Pictures side by side: they scroll and snap natively; the page's script adds arrows, dots and keys. */
export function Carousel({ label, pictures, sizes, isWide = false }: CarouselProps) {
  const words = usePageTexts().pictures;
  return (
    <section
      className={styles.carousel}
      aria-roledescription={words.carousel}
      aria-label={label}
      data-carousel
      {...(isWide && { 'data-wide': '' })}
    >
      <ul className={styles.track} data-track>
        {pictures.map(({ file, alt, ...picture }, index) => (
          <li key={file}>
            <a href={`/uploads/${file}`} target="_blank" rel="noopener">
              <Picture
                src={`/uploads/${file}`}
                alt={alt || words.place(index + 1, pictures.length)}
                {...(alt && langOf(picture, 'alt'))}
                ratio={[3, 2]}
                sizes={sizes}
              />
            </a>
            {picture.caption && (
              <p>
                <Caption picture={picture} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {pictures.length > 1 && <Controls count={pictures.length} />}
    </section>
  );
}

function Controls({ count }: { readonly count: number }) {
  const words = usePageTexts().pictures;
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.arrow} data-step={-1} aria-label={words.previous}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, index) => words.place(index + 1, count)).map((name, index) => (
          <button
            key={name}
            type="button"
            data-slide={index}
            aria-label={name}
            {...(index === 0 && { 'aria-current': 'true' as const })}
          />
        ))}
      </div>
      <button type="button" className={styles.arrow} data-step={1} aria-label={words.next}>
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  );
}
