import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { NativeSelect } from '@mantine/core';
import { EmptyFace } from '../../feedback/query-faces.tsx';
import { ListingBar } from '../../table/listing-bar.tsx';
import { useChoice } from '../../table/use-choice.ts';
import { useListing } from '../../table/use-listing.ts';
import { BOOKING_FILTER, BOOKING_FINDER } from '../../texts/bookings.ts';
import { TABLE } from '../../texts/table.ts';
import { BookingList } from './booking-list.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { BOOKING_KINDS, filterBookings, listYears, textOfBooking } from './find-bookings.ts';
import type { BookingWays } from './listed-bookings.ts';

type Props = BookingWays & { readonly bookings: readonly Booking[] };

/** The bookings that are sought, to work with, to keep or to print. */
export function BookingBrowser({ bookings, ...listed }: Props) {
  const { today } = listed;
  const years = listYears(bookings);
  const [kind, chooseKind] = useChoice('stato', ['all', ...BOOKING_KINDS]);
  const [year, chooseYear] = useChoice('anno', ['all', ...years]);
  const listing = useListing({
    name: 'prenotazioni',
    rows: filterBookings(bookings, {
      kind: kind === 'all' ? undefined : kind,
      year: year === 'all' ? undefined : year,
      now: new Date(),
    }),
    textOf: textOfBooking,
    isWhole: true,
  });

  return (
    <>
      <ListingBar listing={listing} hasOrders={false}>
        <NativeSelect
          aria-label={BOOKING_FINDER.status}
          value={kind}
          data={[
            { value: 'all', label: BOOKING_FINDER.everyStatus },
            ...BOOKING_KINDS.map((value) => ({ value, label: BOOKING_FILTER[value] })),
          ]}
          onChange={({ currentTarget }) => chooseKind(currentTarget.value)}
        />
        <NativeSelect
          aria-label={BOOKING_FINDER.year}
          value={year}
          data={[{ value: 'all', label: BOOKING_FINDER.everyYear }, ...years.map((value) => ({ value, label: value }))]}
          onChange={({ currentTarget }) => chooseYear(currentTarget.value)}
        />
        <ExportButtons bookings={listing.shown} today={today} />
      </ListingBar>
      {listing.count === 0 ? (
        <EmptyFace text={TABLE.nothingFound} />
      ) : (
        <BookingList bookings={listing.shown} all={bookings} {...listed} />
      )}
    </>
  );
}
