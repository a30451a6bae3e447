import type { BookingGuide } from '@approdo/shared/contract/stay/guide';
import { pageOfPoint } from '@approdo/shared/rich-text/map-point';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './stay-island.module.css';

/** Where the house is, as anyone may know it. */
export type Place = {
  readonly address: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

type Props = { readonly place: Place; readonly hours: Pick<BookingGuide, 'checkInFrom' | 'checkOutBy'> };

/** Where to go, and between which hours; the map is of others, who are asked when it is opened. */
export function WayPart({ place: { address, latitude, longitude }, hours: { checkInFrom, checkOutBy } }: Props) {
  const words = useTexts().stayGuide.way;
  const point = latitude === null || longitude === null ? undefined : { latitude, longitude };
  if (!address && !point && !checkInFrom && !checkOutBy) return null;
  return (
    <section className={styles.part} aria-labelledby="stay-way">
      <h3 id="stay-way">{words.title}</h3>
      {address && <address className={styles.address}>{address}</address>}
      {point && (
        <p>
          <a href={pageOfPoint(point)} target="_blank" rel="noopener">
            {words.map}
          </a>
        </p>
      )}
      {checkInFrom && <p>{words.checkIn(checkInFrom)}</p>}
      {checkOutBy && <p>{words.checkOut(checkOutBy)}</p>}
    </section>
  );
}
