import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import { DEFAULT_WIDTH } from '@approdo/shared/rich-text/embed';
import { useLocalizedLinks } from '../../links/use-localized-links.ts';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import { WaitingEmbed } from '../rich-content/waiting-embed.tsx';
import styles from './place-section.module.css';

/** The height of the map, in pixels. */
const MAP_HEIGHT = 280;

type PlaceSectionProps = {
  readonly property: Pick<PropertyDetails, 'name' | 'address' | 'mapUrl'>;
  /** The link to the page that tells the way, if there is one. */
  readonly way: string | undefined;
};

/** Whether it is known where the property is. */
export function hasPlace({ address, mapUrl }: Pick<PropertyDetails, 'address' | 'mapUrl'>): boolean {
  return Boolean(address || mapUrl);
}

/**
 * Where the property is: its address, the way there, and a map that nobody is asked for before a visitor wants it.
 * Nothing if neither address nor map is known.
 */
export function PlaceSection({ property, way }: PlaceSectionProps) {
  const { place } = usePageTexts();
  const { name, address, mapUrl } = property;
  if (!hasPlace(property)) return null;
  return (
    <section className={styles.section} aria-labelledby="dove-siamo">
      <div className={styles.words}>
        <h2 id="dove-siamo">{place.title}</h2>
        {address && (
          <address>
            {name}
            <br />
            {address}
          </address>
        )}
        {way && <WayLink way={way} />}
      </div>
      {mapUrl && (
        <div className={styles.map}>
          <WaitingEmbed embed={{ type: 'map', src: mapUrl, width: DEFAULT_WIDTH, height: MAP_HEIGHT }} />
        </div>
      )}
    </section>
  );
}

function WayLink({ way }: { readonly way: string }) {
  const { place } = usePageTexts();
  const { href, hrefLang } = useLocalizedLinks()(way);
  return (
    <a className={styles.way} href={href} hrefLang={hrefLang}>
      {place.way}
    </a>
  );
}
