import { formatInstantDate } from '@approdo/shared/domain/base/date/local-date';
import kit from '../../kit/styles/kit.module.css';
import tables from '../../kit/table/table.module.css';
import { rowId } from '../../kit/table/use-focus-on-row.ts';
import { BOOKING_COLUMNS, BookingBadge, PAPER_COLUMNS, sayParty, saySource } from '../../stays/stays/index.ts';
import { BookingButtons } from './booking-buttons.tsx';
import { BookingEnd } from './booking-end.tsx';
import { BookingDates, BookingGuest, BookingPaid } from './booking-facts.tsx';
import styles from './booking-table.module.css';
import type { ListedBooking, ListedBookings } from './listed-bookings.ts';
import { sayPrice } from './say-money.ts';

/** On paper without buttons, and with when a booking was received. */
type Place = { readonly isOnPaper?: boolean };

/** Bookings as a table, where it fits, and on paper. */
export function BookingTable({ groups, isOnPaper = false, ...row }: ListedBookings & Place) {
  const columns = Object.entries(isOnPaper ? PAPER_COLUMNS : BOOKING_COLUMNS);
  return (
    <div className={isOnPaper ? styles.paper : tables.frame}>
      <table className={isOnPaper ? undefined : `${tables.table} ${styles.table}`}>
        <thead>
          <tr>
            {columns.map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, title, bookings }) => (
          <tbody key={name}>
            <tr>
              <th className={styles.group} colSpan={columns.length} scope="rowgroup">
                {title}
              </th>
            </tr>
            {bookings.map((booking) => (
              <BookingRow key={booking.id} booking={booking} isOnPaper={isOnPaper} {...row} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function BookingRow({ booking, isOnPaper = false, ...row }: ListedBooking & Place) {
  const id = rowId(isOnPaper ? `paper-${booking.id}` : booking.id);
  return (
    <tr {...(!isOnPaper && { 'data-row': booking.id })}>
      <th scope="row">
        <BookingGuest booking={booking} id={id} isOnPaper={isOnPaper} />
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
        {!isOnPaper && <BookingButtons booking={booking} {...row} describedBy={id} />}
      </td>
      <td className={kit.wrapAnywhere}>{saySource(booking)}</td>
      {isOnPaper && <td>{booking.createdAt && formatInstantDate(booking.createdAt)}</td>}
    </tr>
  );
}
