import type { PropertyAnswer } from '@approdo/shared/contract/content/property';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { plural } from '@approdo/shared/domain/base/language/plural';
import { Coffee, CookingPot, type LucideIcon, SquareParking, Tv, Utensils, WashingMachine, Wifi } from 'lucide-react';
import strip from '../../layout/strip.module.css';
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

const PROPERTY_TITLE_ID = 'la-casa';

type PropertySectionProps = {
  readonly property: PropertyAnswer;
  /** Whether `/gallery` has pictures, where a phone finds those that it is not shown here. */
  readonly hasGallery: boolean;
};

/** The property's pictures, description and facts. */
export function PropertySection({ property, hasGallery }: PropertySectionProps) {
  const { home } = usePageTexts();
  const { name, bedrooms, bathrooms, maxGuests, amenities, images } = property;
  const { amenityKeys = amenities } = property;
  return (
    <section className={styles.section} aria-labelledby={PROPERTY_TITLE_ID} data-seen="" data-once>
      <div className={styles.name}>
        <h2 id={PROPERTY_TITLE_ID}>{name}</h2>
        <dl className={styles.facts}>
          <Fact count={bedrooms} names={home.bedrooms} />
          <Fact count={bathrooms} names={home.bathrooms} />
          <Fact count={maxGuests} names={home.guests} />
        </dl>
        <RegistrationCodes property={property} />
      </div>
      {images.length > 0 && <Photos property={property} hasGallery={hasGallery} />}
      <Description property={property} />
      <ul className={styles.amenities} aria-label={home.amenities}>
        {amenities.map((amenity, index) => (
          <li key={amenity} {...langOf(property, `amenities.${amenity}`)}>
            <AmenityIcon amenity={amenityKeys[index] ?? amenity} />
            {amenity}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All of them on a wide screen; a phone loads those of its strip once the section is seen. */
function Photos({ property: { name, images }, hasGallery }: PropertySectionProps) {
  const { language, home, pictures } = usePageTexts();
  return (
    <div className={styles.photos}>
      <ul
        className={`${strip.strip} ${styles.pictures}`}
        aria-label={home.pictures(name)}
        {...(hasGallery && { 'data-first': '' })}
      >
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
                sizes={`(width >= 48rem) ${index === 0 ? '60vw' : '45vw'}, (width >= 40rem) ${index === 0 ? '100vw' : '50vw'}, 78vw`}
              />
            </a>
          </li>
        ))}
      </ul>
      {hasGallery && <a href={addressIn(language, '/gallery')}>{pictures.all}</a>}
    </div>
  );
}

/** About how many characters a phone has in a line, and from how many lines on a text is worth folding. */
const [LINE, MIN_LINES] = [36, 9];

/** A phone shows six lines, and the rest once the reader asks; the text itself is never left out. */
function Description({ property }: Pick<PropertySectionProps, 'property'>) {
  const { firstLook } = usePageTexts();
  const paragraphs = paragraphsOf(property.description);
  const lines = paragraphs.reduce((sum, { length }) => sum + Math.ceil(length / LINE), 0);
  return (
    <div className={styles.description}>
      <div className={styles.prose} {...langOf(property, 'description')}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {lines >= MIN_LINES && (
        <details className={styles.fold}>
          <summary>
            <span>{firstLook.readAll}</span>
            <span>{firstLook.readLess}</span>
          </summary>
        </details>
      )}
    </div>
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
