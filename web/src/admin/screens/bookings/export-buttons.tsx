import type { Booking } from '@approdo/shared/contract/stay/bookings';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useSaveFile } from '../../platform/use-save-file.ts';
import { BOOKING_FINDER } from '../../texts/bookings.ts';
import { PAPER } from '../../texts/paper.ts';
import { writeBookingsCsv } from './export-bookings.ts';
import { PrintSheet } from './print-sheet.tsx';

type Props = { readonly bookings: readonly Booking[]; readonly today: LocalDate };

/** The list that is shown, for a spreadsheet or on paper. */
export function ExportButtons({ bookings, today }: Props) {
  const saveFile = useSaveFile();
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <Group gap="sm">
      {saveFile && (
        <Button variant="default" onClick={() => void saveFile(writeBookingsCsv(bookings, today))}>
          {BOOKING_FINDER.saveCsv}
        </Button>
      )}
      <Button variant="default" onClick={() => setIsPrinting(true)}>
        {PAPER.print}
      </Button>
      {isPrinting && <PrintSheet bookings={bookings} today={today} onPrinted={() => setIsPrinting(false)} />}
    </Group>
  );
}
