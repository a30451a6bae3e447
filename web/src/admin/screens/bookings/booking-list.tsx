import type { Booking } from '@approdo/shared/contract/bookings';
import { isRangeFree } from '@approdo/shared/domain/availability';
import type { LocalDate } from '@approdo/shared/domain/local-date';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { PAGE_SIZE } from '../../paging/paging.ts';
import { useFocusOnRow } from '../../table/use-focus-on-row.ts';
import { BOOKING_GROUPS, BOOKINGS, sayCount } from '../../texts/bookings.ts';
import { BookingCards } from './booking-cards.tsx';
import { BookingTable } from './booking-table.tsx';
import { type BookingGroup, groupBookings } from './group-bookings.ts';
import { type BookingActions, useSameDayTurnover } from './use-bookings.ts';

/** With the navigation beside it. */
const WIDE_ENOUGH_FOR_A_TABLE = '(min-width: 85em)';
const ORDER: readonly BookingGroup[] = ['requests', 'upcoming', 'closed'];

/** One part of the list, as it is shown. */
export type ListedGroup = {
  readonly name: BookingGroup;
  readonly title: string;
  readonly bookings: readonly Booking[];
};

export type ListProps = {
  readonly groups: readonly ListedGroup[];
  /** Whether others have the days that a request asks for, so that it cannot be confirmed. */
  readonly isTaken: (booking: Booking) => boolean;
  readonly actions: BookingActions;
  readonly onEdit: (booking: Booking) => void;
};

type Props = Pick<ListProps, 'actions' | 'onEdit'> & {
  readonly bookings: readonly Booking[];
  readonly today: LocalDate;
};

/** Requests first, then what is to come, then as much of the rest as one asks for. */
export function BookingList({ bookings, today, actions, onEdit }: Props) {
  const sameDayTurnover = useSameDayTurnover();
  const isWide = useMediaQuery(WIDE_ENOUGH_FOR_A_TABLE, undefined, { getInitialValueInEffect: false });
  const [closedShown, setClosedShown] = useState(PAGE_SIZE);
  const all = useMemo(() => groupBookings(bookings, today), [bookings, today]);
  const groups = ORDER.filter((name) => all[name].length > 0).map((name) => ({
    name,
    title: sayCount(BOOKING_GROUPS[name], all[name].length),
    bookings: name === 'closed' ? all.closed.slice(0, closedShown) : all[name],
  }));
  const isTaken = (booking: Booking) =>
    booking.status === 'PENDING' && !isRangeFree(booking, all.upcoming, { sameDayTurnover });
  const List = isWide ? BookingTable : BookingCards;

  return (
    <div {...useFocusOnRow(bookings)}>
      <List groups={groups} isTaken={isTaken} actions={actions} onEdit={onEdit} />
      {all.closed.length > closedShown && (
        <Button variant="default" mt="md" onClick={() => setClosedShown(closedShown + PAGE_SIZE)}>
          {BOOKINGS.more}
        </Button>
      )}
    </div>
  );
}
