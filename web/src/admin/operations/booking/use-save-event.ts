import type { Booking } from '@approdo/shared/contract/bookings/bookings';
import { writeBookingEvent } from '../../bookings/bookings/index.ts';
import { useProperty } from '../../content/property/index.ts';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';

/** Hands a booking to the person as an entry for a calendar; undefined where the shell cannot. */
export function useSaveEvent(): ((booking: Booking) => Promise<unknown>) | undefined {
  const saveFile = useSaveFile();
  const { data: property } = useProperty();
  return (
    saveFile && (async (booking) => await saveFile(writeBookingEvent(booking, property?.address ?? '', new Date())))
  );
}
