import type { PropertyDetails } from '@approdo/shared/contract/property';
import { Picture } from '../../picture.tsx';
import { AmenityIcon } from './amenity-icon.tsx';
import styles from './property-section.module.css';

/** What the property is and has, with its pictures. */
export function PropertySection({ property }: { readonly property: PropertyDetails }) {
  const { name, description, bedrooms, bathrooms, maxGuests, amenities, images } = property;
  return (
    <section className={styles.section} aria-labelledby="la-casa">
      <div className={styles.words}>
        <div className={styles.name}>
          <h2 id="la-casa">{name}</h2>
          <dl className={styles.facts}>
            <Fact count={bedrooms} one="camera da letto" many="camere da letto" />
            <Fact count={bathrooms} one="bagno" many="bagni" />
            <Fact count={maxGuests} one="ospite al massimo" many="ospiti al massimo" />
          </dl>
        </div>
        <div className={styles.description}>
          {paragraphsOf(description).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className={styles.amenities} aria-label="Servizi">
          {amenities.map((amenity) => (
            <li key={amenity}>
              <AmenityIcon amenity={amenity} />
              {amenity}
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.pictures} aria-label={`Foto di ${name}`}>
        {images.map((image, index) => (
          <li key={image}>
            <a
              href={image}
              target="_blank"
              rel="noopener"
              aria-label={`Foto ${index + 1} di ${images.length}, a grandezza intera`}
            >
              <Picture
                src={image}
                alt=""
                ratio={[3, 2]}
                sizes={index === 0 ? '(width >= 48rem) 60vw, 100vw' : '(width >= 48rem) 45vw, 50vw'}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type FactProps = { readonly count: number; readonly one: string; readonly many: string };

function Fact({ count, one, many }: FactProps) {
  return (
    <div>
      <dt>{count === 1 ? one : many}</dt>
      <dd>{count}</dd>
    </div>
  );
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
}
