import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { formatLocalDate, type LocalDate } from '@approdo/shared/domain/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/date/say-date';
import { useId } from 'react';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { noteOf, sayLength, sayParty } from '../../format/describe-booking.ts';
import { useBookings } from '../../resources/use-bookings.ts';
import { BOOKINGS } from '../../texts/bookings.ts';
import { OVERVIEW, TODAY } from '../../texts/overview.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { StayLink } from './stay-link.tsx';
import { departureOf, listPresence } from './upcoming.ts';

/** Who comes and who goes on this day: what an owner opens the back office for. */
export function Today({ today }: { readonly today: LocalDate }) {
  const query = useBookings();
  return (
    <Panel title={OVERVIEW.today} beside={formatLocalDate(today)}>
      <QueryFaces query={query} failure={BOOKINGS.loadFailed}>
        {(bookings) => {
          const { arriving, leaving, staying } = listPresence(bookings, today);
          return (
            <>
              <div className={styles.today}>
                <Comings title={TODAY.arriving} stays={arriving} nobody={TODAY.nobodyArrives} />
                <Comings title={TODAY.leaving} stays={leaving} nobody={TODAY.nobodyLeaves} />
              </div>
              {staying.map((stay) => (
                <p key={stay.id} className={styles.staying}>
                  {TODAY.staying} <StayLink stay={stay} /> {TODAY.until(sayLocalDate(departureOf(stay)))}
                </p>
              ))}
            </>
          );
        }}
      </QueryFaces>
    </Panel>
  );
}

type ComingsProps = { readonly title: string; readonly stays: readonly Booking[]; readonly nobody: string };

function Comings({ title, stays, nobody }: ComingsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.when} id={id}>
        {title}
      </h3>
      {stays.length === 0 && <p className={styles.nothing}>{nobody}</p>}
      {stays.map((stay) => (
        <div key={stay.id} className={styles.coming}>
          <StayLink stay={stay} />
          <span>{[sayParty(stay), sayLength(stay)].filter((fact) => fact !== '').join(' · ')}</span>
          {noteOf(stay) && <q>{noteOf(stay)}</q>}
        </div>
      ))}
    </section>
  );
}
