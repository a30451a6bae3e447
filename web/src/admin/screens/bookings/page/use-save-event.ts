import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { useProperty } from '../../../content/property/use-property.ts';
import { useSaveFile } from '../../../kit/frame/use-save-file.ts';
import { writeBookingEvent } from '../export-bookings.ts';

/** Hands a booking to the person as an entry for a calendar; undefined where the shell cannot. */
export function useSaveEvent(): ((booking: Booking) => Promise<unknown>) | undefined {
  const saveFile = useSaveFile();
  const { data: property } = useProperty();
  return (
    saveFile && (async (booking) => await saveFile(writeBookingEvent(booking, property?.address ?? '', new Date())))
  );
}
