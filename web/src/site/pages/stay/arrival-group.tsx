import type { BookingGuide } from '@approdo/shared/contract/stays/guide';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { pageOfPoint } from '@approdo/shared/rich-text/map-point';
import parts from '../../bookings/own/stay-parts.module.css';
import { DoorPart, GuidePart } from '../../stays/guide/guide-part.tsx';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { SECTION_IDS } from './section-ids.ts';
import styles from './stay-view.module.css';

/** The property's public location. */
export type Place = {
  readonly address: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

type Props = {
  readonly guide: BookingGuide;
  readonly place: Place;
  readonly today: LocalDate;
  /** Whether the stay is current or to come. */
  readonly isAhead: boolean;
};

/** How to get there, what opens the door, and the guide. */
export function ArrivalGroup({ guide, place, today, isAhead }: Props) {
  return (
    <div className={styles.group} id={SECTION_IDS.arrival}>
      {isAhead && <Directions place={place} hours={guide} />}
      <DoorPart guide={guide} />
      <GuidePart guide={guide} today={today} />
    </div>
  );
}

type Hours = Pick<BookingGuide, 'checkInFrom' | 'checkOutBy'>;

export function hasDirections(place: Place, { checkInFrom, checkOutBy }: Hours): boolean {
  return Boolean(place.address || findPoint(place) || checkInFrom || checkOutBy);
}

/** The address and the hours; the map belongs to others, and is requested only when opened. */
function Directions({ place, hours }: { readonly place: Place; readonly hours: Hours }) {
  const words = useFurtherTexts().stayGuide.way;
  const point = findPoint(place);
  const { address } = place;
  const { checkInFrom, checkOutBy } = hours;
  if (!hasDirections(place, hours)) return null;
  return (
    <section className={parts.part} aria-labelledby="stay-way">
      <h3 id="stay-way">{words.title}</h3>
      {address && <address className={parts.address}>{address}</address>}
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

function findPoint({ latitude, longitude }: Place) {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}
