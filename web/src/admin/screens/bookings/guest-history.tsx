import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { daysBetween } from '@approdo/shared/domain/date/local-date';
import { Text } from '@mantine/core';
import { BookingBadge } from '../../badge/badge.tsx';
import { Window } from '../../feedback/window.tsx';
import { emailOf, noteOf, sayDates, sayLength, sayParty, sayWho } from '../../format/describe-booking.ts';
import { BOOKING_TOOLS, sayHistory } from '../../texts/bookings.ts';
import { SHELL } from '../../texts/shell.ts';
import styles from './guest-history.module.css';

type Props = {
  readonly booking: Booking;
  /** Every booking of the guest, the latest first. */
  readonly history: readonly Booking[];
  readonly onClose: () => void;
};

/** When a guest was here, and what came of her other requests. */
export function GuestHistory({ booking, history, onClose }: Props) {
  const stays = history.filter(({ status }) => status === 'CONFIRMED');
  const nights = stays.reduce((sum, { startDate, endDate }) => sum + daysBetween(startDate, endDate), 0);
  return (
    <Window
      title={BOOKING_TOOLS.historyTitle(sayWho(booking))}
      onClose={onClose}
      size="lg"
      closeButtonProps={{ 'aria-label': SHELL.close }}
    >
      <Text c="dimmed">{emailOf(booking)}</Text>
      <Text mb="sm">{sayHistory(stays.length, nights)}</Text>
      <ul className={styles.list}>
        {history.map((past) => (
          <li key={past.id} className={styles.entry}>
            <strong>{sayDates(past)}</strong>
            <BookingBadge booking={past} />
            <span className={styles.detail}>
              {sayLength(past)} · {sayParty(past)}
            </span>
            {noteOf(past) && <span className={styles.note}>{noteOf(past)}</span>}
          </li>
        ))}
      </ul>
    </Window>
  );
}
