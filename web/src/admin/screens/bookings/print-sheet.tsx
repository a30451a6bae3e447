import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { formatInstantDate, type LocalDate } from '@approdo/shared/domain/date/local-date';
import { standingOf } from '@approdo/shared/domain/stay/booking';
import { emailOf, noteOf, sayDates, sayLength, sayParty, sayWho } from '../../format/describe-booking.ts';
import { Paper } from '../../paper/paper.tsx';
import { BOOKING_COLUMNS, BOOKING_STATUS } from '../../texts/bookings.ts';
import styles from './print-sheet.module.css';

type Props = {
  readonly bookings: readonly Booking[];
  readonly today: LocalDate;
  readonly onPrinted: () => void;
};

/** Opens the print dialog with nothing but the list on the paper; on the screen it is never seen. */
export function PrintSheet({ bookings, today, onPrinted }: Props) {
  return (
    <Paper today={today} onPrinted={onPrinted}>
      <table>
        <thead>
          <tr>
            <th scope="col">{BOOKING_COLUMNS.guest}</th>
            <th scope="col">{BOOKING_COLUMNS.stay}</th>
            <th scope="col">{BOOKING_COLUMNS.guests}</th>
            <th scope="col">{BOOKING_COLUMNS.status}</th>
            <th scope="col">{BOOKING_COLUMNS.note}</th>
            <th scope="col">{BOOKING_COLUMNS.created}</th>
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <tr key={booking.id}>
              <th scope="row">
                {sayWho(booking)}
                <br />
                {emailOf(booking)}
              </th>
              <td>
                {sayDates(booking)}
                <br />
                {sayLength(booking)}
              </td>
              <td>{sayParty(booking)}</td>
              <td>{BOOKING_STATUS[standingOf(booking)]}</td>
              <td className={styles.note}>{noteOf(booking)}</td>
              <td>{booking.createdAt && formatInstantDate(booking.createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}
