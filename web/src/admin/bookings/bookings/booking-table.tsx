import kit from '../../kit/styles/kit.module.css';
import tables from '../../kit/table/table.module.css';
import { rowId } from '../../kit/table/use-focus-on-row.ts';
import { BOOKING_COLUMNS, BookingBadge, sayParty, saySource } from '../../stays/stays/index.ts';
import { BookingButtons } from './booking-buttons.tsx';
import { BookingEnd } from './booking-end.tsx';
import { BookingDates, BookingGuest, BookingPaid } from './booking-facts.tsx';
import styles from './booking-table.module.css';
import type { ListedBooking, ListedBookings } from './listed-bookings.ts';
import { sayPrice } from './say-money.ts';

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

function BookingRow({ booking, ...row }: ListedBooking) {
  const id = rowId(booking.id);
  return (
    <tr data-row={booking.id}>
      <th scope="row">
        <BookingGuest booking={booking} id={id} />
      </th>
      <td>
        <BookingDates booking={booking} isTaken={row.isTaken(booking)} ruleFaults={row.ruleFaultsOf(booking)} />
      </td>
      <td style={{ minInlineSize: '5.5rem' }}>{sayParty(booking)}</td>
      <td className={kit.figure}>{sayPrice(booking.money)}</td>
      <td>
        <BookingPaid booking={booking} />
      </td>
      <td className={styles.status}>
        <BookingBadge booking={booking} />
        <BookingEnd booking={booking} today={row.today} />
        <BookingButtons booking={booking} {...row} describedBy={id} />
      </td>
      <td className={kit.wrapAnywhere}>{saySource(booking)}</td>
    </tr>
  );
}
