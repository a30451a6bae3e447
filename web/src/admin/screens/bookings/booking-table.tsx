import { formatInstantDate } from '@approdo/shared/domain/date/local-date';
import { BookingBadge } from '../../badge/badge.tsx';
import { noteOf, sayFoundBy, sayParty } from '../../format/describe-booking.ts';
import tables from '../../table/table.module.css';
import { rowId } from '../../table/use-focus-on-row.ts';
import { BOOKING_COLUMNS, BOOKINGS } from '../../texts/bookings.ts';
import { BookingButtons } from './booking-buttons.tsx';
import { BookingEnd } from './booking-end.tsx';
import { BookingDates, BookingWho } from './booking-facts.tsx';
import styles from './booking-table.module.css';
import { BookingTools } from './booking-tools.tsx';
import type { ListedBooking, ListedBookings } from './listed-bookings.ts';

const COLUMNS = Object.entries(BOOKING_COLUMNS);

export function BookingTable({ groups, ...row }: ListedBookings) {
  return (
    <div className={tables.frame}>
      <table className={`${tables.table} ${styles.table}`}>
        <thead>
          <tr>
            {COLUMNS.map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, title, bookings }) => (
          <tbody key={name}>
            <tr>
              <th className={styles.group} colSpan={COLUMNS.length} scope="rowgroup">
                {title}
              </th>
            </tr>
            {bookings.map((booking) => (
              <BookingRow key={booking.id} booking={booking} {...row} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function BookingRow({ booking, isTaken, ruleFaultsOf, ...row }: ListedBooking) {
  const id = rowId(booking.id);
  return (
    <tr data-row={booking.id}>
      <th scope="row">
        <BookingWho booking={booking} id={id} />
      </th>
      <td>
        <BookingDates booking={booking} isTaken={isTaken(booking)} ruleFaults={ruleFaultsOf(booking)} />
      </td>
      <td className={styles.party}>{sayParty(booking)}</td>
      <td>
        <BookingBadge booking={booking} />
        <BookingEnd booking={booking} today={row.today} />
      </td>
      <td className={styles.note}>
        {noteOf(booking)}
        {booking.foundBy && <span className={tables.detail}>{`${BOOKINGS.foundBy}: ${sayFoundBy(booking)}`}</span>}
      </td>
      <td className={styles.created}>{booking.createdAt && formatInstantDate(booking.createdAt)}</td>
      <td className={styles.actions}>
        <BookingButtons booking={booking} {...row} describedBy={id} />
        <BookingTools
          booking={booking}
          historyLength={row.historyLengthOf(booking)}
          onHistory={row.onHistory}
          describedBy={id}
        />
      </td>
    </tr>
  );
}
