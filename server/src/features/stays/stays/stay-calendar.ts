import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { writeCalendarFile } from '@approdo/shared/domain/bookings/channels/calendar-file';
import { WORDS } from '@approdo/shared/words/words';
import type { Reader } from '../../../db/transaction.ts';
import { findPagesFor } from '../../base/localization/index.ts';
import type { GuestStay } from './bookings.table.ts';

type Place = { readonly name: string; readonly address: string | null };

type CalendarContext = {
  readonly property: Place;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly now: Date;
};

/**
 * The stay as an iCalendar file for its guest, the day of departure included. The UID is always the same, so that a
 * later file updates the entry of an earlier one.
 */
export async function writeStayCalendar(
  reader: Reader,
  stay: GuestStay,
  { property, origin, now }: CalendarContext,
): Promise<string> {
  const url = `${origin}${addressIn(await findPagesFor(reader, stay.language), `/booking/${stay.id}`)}`;
  const event = {
    uid: `${stay.id}@${new URL(origin).host}`,
    title: WORDS[stay.language].calendarEntry({ property: property.name }),
    description: url,
    location: property.address ?? '',
    firstDay: stay.startDate,
    lastDay: stay.endDate,
    status: stay.status === 'CONFIRMED' ? 'CONFIRMED' : 'CANCELLED',
    sequence: stay.revision,
    url,
  } as const;
  return writeCalendarFile(event, now);
}
