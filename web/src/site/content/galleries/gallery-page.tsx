import type { Gallery } from '@approdo/shared/contract/content/galleries';
import { breadcrumbList } from '../../page/breadcrumb-list.ts';
import { langOf } from '../../page/in-language.ts';
import { definePage } from '../../page/page.ts';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import { Caption } from '../pictures/caption.tsx';
import { Picture } from '../pictures/picture.tsx';
import styles from './gallery-page.module.css';

/** Every gallery, as a wall of pictures. */
export const galleryPage = definePage<readonly Gallery[]>({
  path: '/gallery',
  beginsWithPicture: true,
  load: ({ client }) => client.galleries.list(),
  head: ([first], locale) => ({
    title: locale.texts.pictures.title,
    description: locale.texts.pictures.description,
    ...(first?.images[0] && { picture: `/uploads/${first.images[0]}` }),
    structuredData: [breadcrumbList(locale, [{ name: locale.texts.pictures.title, path: '/gallery' }])],
  }),
  Component: ({ loaded, texts: { pictures } }) => (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1>{pictures.title}</h1>
        {loaded.length > 1 && (
          <nav aria-label={pictures.galleries}>
            {loaded.map((gallery) => (
              <a key={gallery.slug} href={`#${gallery.slug}`} {...langOf(gallery, 'name')}>
                {gallery.name}
              </a>
            ))}
          </nav>
        )}
      </header>
      {loaded.length === 0 && <p>{pictures.noGalleries}</p>}
      {loaded.map((gallery, index) => (
        <GalleryWall key={gallery.id} gallery={gallery} isFirst={index === 0} />
      ))}
    </div>
  ),
});

type GalleryWallProps = { readonly gallery: Gallery; readonly isFirst: boolean };

function GalleryWall({ gallery, isFirst }: GalleryWallProps) {
  const { slug, name, description, pictures } = gallery;
  const words = usePageTexts().pictures;
  return (
    <section className={styles.gallery} aria-labelledby={slug}>
      <h2 id={slug} {...langOf(gallery, 'name')}>
        {name}
      </h2>
      {description && (
        <p className={styles.description} {...langOf(gallery, 'description')}>
          {description}
        </p>
      )}
      {pictures.length === 0 && <p>{words.none}</p>}
      <ul className={styles.wall}>
        {pictures.map(({ file, alt, width, height, ...picture }, index) => (
          <li key={file} data-shape={nameShape(width / height)}>
            <a href={`/uploads/${file}`} target="_blank" rel="noopener">
              <Picture
                src={`/uploads/${file}`}
                alt={alt || words.place(index + 1, pictures.length)}
                {...(alt && langOf(picture, 'alt'))}
                ratio={[width, height]}
                sizes="(width >= 62rem) 37vw, (width >= 40rem) 60vw, 100vw"
                isFirst={isFirst && index === 0}
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
    </section>
  );
}

/** The usual aspect ratios of cameras; the stylesheet has a rule for each. */
const SHAPES = { '2:3': 2 / 3, '3:4': 3 / 4, '1:1': 1, '4:3': 4 / 3, '3:2': 3 / 2, '16:9': 16 / 9 };

/** The aspect ratio nearest to a ratio of width to height. */
function nameShape(ratio: number): string {
  const distances = Object.entries(SHAPES).map(([name, shape]) => ({
    name,
    distance: Math.abs(Math.log(ratio / shape)),
  }));
  return distances.reduce((best, other) => (other.distance < best.distance ? other : best)).name;
}
