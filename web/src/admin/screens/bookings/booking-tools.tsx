import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { Button } from '@mantine/core';
import { useSaveFile } from '../../platform/use-save-file.ts';
import { useProperty } from '../../resources/use-property.ts';
import { BOOKING_TOOLS } from '../../texts/bookings.ts';
import styles from './booking-tools.module.css';
import { writeBookingEvent } from './export-bookings.ts';

type Props = {
  readonly booking: Booking;
  /** How many bookings there are of its guest, this one among them. */
  readonly historyLength: number;
  readonly onHistory: (booking: Booking) => void;
  readonly describedBy: string;
};

/** What one looks up or takes along of a booking, and changes nothing. */
export function BookingTools({ booking, historyLength, onHistory, describedBy }: Props) {
  const saveFile = useSaveFile();
  const { data: property } = useProperty();
  const hasEvent = saveFile && booking.status !== 'REJECTED';
  if (!hasEvent && historyLength < 2) return null;
  const shared = { size: 'compact-xs', variant: 'subtle', 'aria-describedby': describedBy };
  return (
    <div className={styles.tools}>
      {historyLength > 1 && (
        <Button {...shared} onClick={() => onHistory(booking)}>
          {BOOKING_TOOLS.history(historyLength)}
        </Button>
      )}
      {hasEvent && (
        <Button
          {...shared}
          onClick={() => void saveFile(writeBookingEvent(booking, property?.address ?? '', new Date()))}
        >
          {BOOKING_TOOLS.event}
        </Button>
      )}
    </div>
  );
}
