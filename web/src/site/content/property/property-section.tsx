import type { PropertyAnswer } from '@approdo/shared/contract/content/property';
import { plural } from '@approdo/shared/domain/base/language/plural';
import { Coffee, CookingPot, type LucideIcon, SquareParking, Tv, Utensils, WashingMachine, Wifi } from 'lucide-react';
import { langOf } from '../../page/in-language.ts';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import { Picture } from '../pictures/picture.tsx';
import styles from './property-section.module.css';
import { RegistrationCodes } from './registration-codes.tsx';

/** The icons of known amenities (SPEC.md section 2); any other gets the utensils. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'Free WiFi': Wifi,
  'Parcheggio riservato': SquareParking,
  Lavatrice: WashingMachine,
  'Coffee Maker': Coffee,
  TV: Tv,
  'Cucina completamente equipaggiata': CookingPot,
};

/** The property's description, facts and pictures. */
export function PropertySection({ property }: { readonly property: PropertyAnswer }) {
  const { home, pictures } = usePageTexts();
  const { name, description, bedrooms, bathrooms, maxGuests, amenities, images } = property;
  const { amenityKeys = amenities } = property;
  return (
    <section className={styles.section} aria-labelledby="la-casa">
      <div className={styles.words}>
        <div className={styles.name}>
          <h2 id="la-casa">{name}</h2>
          <dl className={styles.facts}>
            <Fact count={bedrooms} names={home.bedrooms} />
            <Fact count={bathrooms} names={home.bathrooms} />
            <Fact count={maxGuests} names={home.guests} />
          </dl>
          <RegistrationCodes property={property} />
        </div>
        <div className={styles.description} {...langOf(property, 'description')}>
          {paragraphsOf(description).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className={styles.amenities} aria-label={home.amenities}>
          {amenities.map((amenity, index) => (
            <li key={amenity} {...langOf(property, `amenities.${amenity}`)}>
              <AmenityIcon amenity={amenityKeys[index] ?? amenity} />
              {amenity}
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.pictures} aria-label={home.pictures(name)}>
        {images.map((image, index) => (
          <li key={image}>
            <a
              href={image}
              target="_blank"
              rel="noopener"
              aria-label={pictures.placeFullSize(index + 1, images.length)}
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

type FactProps = { readonly count: number; readonly names: { readonly one: string; readonly other: string } };

function Fact({ count, names }: FactProps) {
  const { language } = usePageTexts();
  return (
    <div>
      <dt>{plural(language, count, names)}</dt>
      <dd>{count}</dd>
    </div>
  );
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
}

function AmenityIcon({ amenity }: { readonly amenity: string }) {
  const Icon = ICONS[amenity] ?? Utensils;
  return <Icon aria-hidden="true" strokeWidth={1.5} />;
}
