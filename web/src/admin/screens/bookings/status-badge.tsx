import type { Booking } from '@approdo/shared/contract/bookings';
import { BOOKING_STATUS } from '../../texts/bookings.ts';
import styles from './status-badge.module.css';

export function StatusBadge({ status }: Pick<Booking, 'status'>) {
  return (
    <span className={styles.badge} data-status={status}>
      {BOOKING_STATUS[status]}
    </span>
  );
}
