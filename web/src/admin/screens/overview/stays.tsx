import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { formatLocalDate, type LocalDate } from '@approdo/shared/domain/date/local-date';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { sayParty } from '../../format/describe-booking.ts';
import { useBookings } from '../../resources/use-bookings.ts';
import { BOOKINGS } from '../../texts/bookings.ts';
import { OVERVIEW } from '../../texts/overview.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { StayLink } from './stay-link.tsx';
import { arrivalOf, departureOf, listArrivals, listDepartures } from './upcoming.ts';

/** Who comes and who goes next. */
export function Stays({ today }: { readonly today: LocalDate }) {
  const query = useBookings();
  return (
    <>
      <Panel title={OVERVIEW.arrivals} size="third">
        <QueryFaces query={query} failure={BOOKINGS.loadFailed}>
          {(bookings) => (
            <StayList stays={listArrivals(bookings, today)} dayOf={arrivalOf} nobody={OVERVIEW.noArrivals} />
          )}
        </QueryFaces>
      </Panel>
      <Panel title={OVERVIEW.departures} size="third">
        <QueryFaces query={query} failure={BOOKINGS.loadFailed}>
          {(bookings) => (
            <StayList stays={listDepartures(bookings, today)} dayOf={departureOf} nobody={OVERVIEW.noDepartures} />
          )}
        </QueryFaces>
      </Panel>
    </>
  );
}

type StayListProps = {
  readonly stays: readonly Booking[];
  readonly dayOf: (stay: Booking) => LocalDate;
  readonly nobody: string;
};

function StayList({ stays, dayOf, nobody }: StayListProps) {
  if (stays.length === 0) return <p className={styles.nothing}>{nobody}</p>;
  return (
    <ul className={`${styles.list} ${styles.stays}`}>
      {stays.map((stay) => (
        <li key={stay.id}>
          <StayLink stay={stay} />
          <span className={styles.when}>{sayParty(stay)}</span>
          <span className={styles.when}>{formatLocalDate(dayOf(stay))}</span>
        </li>
      ))}
    </ul>
  );
}
