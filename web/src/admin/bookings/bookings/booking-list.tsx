import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { groupRivals } from '@approdo/shared/domain/bookings/competing-requests';
import { isRangeFree } from '@approdo/shared/domain/stays/availability';
import { isAhead } from '@approdo/shared/domain/stays/booking';
import { Button, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useSameDayTurnover } from '../../content/property/index.ts';
import { PAGE_SIZE } from '../../kit/paging/paging.ts';
import { useFocusOnRow } from '../../kit/table/use-focus-on-row.ts';
import { useRuleCheck } from '../../prices/rates/index.ts';
import {
  BOOKING_GROUPS,
  BOOKINGS,
  type BookingGroup,
  COMPETING_REQUESTS,
  groupBookings,
  sayCount,
} from '../../stays/stays/index.ts';
import { BookingCard, BookingCards } from './booking-cards.tsx';
import { BookingTable } from './booking-table.tsx';
import type { BookingControls, ListedBookings } from './listed-bookings.ts';
import styles from './rival-requests.module.css';

/** Including the navigation beside it. */
const WIDE_ENOUGH_FOR_A_TABLE = '(min-width: 85em)';
const ORDER: readonly BookingGroup[] = ['requests', 'upcoming', 'closed'];

type Props = BookingControls & {
  readonly bookings: readonly Booking[];
  /** All bookings, including filtered ones, which also occupy days and identify guests. */
  readonly all: readonly Booking[];
  /** Whether the user chose the order. */
  readonly isSorted: boolean;
};

/** Competing requests first, then other requests, then upcoming stays, then the rest page by page. */
export function BookingList({ bookings, all, isSorted, ...listed }: Props) {
  const { today } = listed;
  const sameDayTurnover = useSameDayTurnover();
  const findRuleFaults = useRuleCheck(all);
  const isWide = useMediaQuery(WIDE_ENOUGH_FOR_A_TABLE, undefined, { getInitialValueInEffect: false });
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const rivals = useMemo(() => {
    const visible = new Set(bookings);
    const contests = groupRivals(groupBookings(all, today).requests, { sameDayTurnover });
    return contests.filter((rivals) => rivals.some((rival) => visible.has(rival)));
  }, [bookings, all, today, sameDayTurnover]);
  const parts = useMemo(() => {
    const contested = new Set(rivals.flat());
    return groupBookings(
      bookings.filter((booking) => !contested.has(booking)),
      today,
    );
  }, [bookings, rivals, today]);
  const groups = isSorted
    ? [
        {
          name: 'sorted' as const,
          title: sayCount(BOOKINGS.sorted, bookings.length),
          bookings: bookings.slice(0, visibleCount),
        },
      ]
    : ORDER.filter((name) => parts[name].length > 0).map((name) => ({
        name,
        title: sayCount(BOOKING_GROUPS[name], parts[name].length),
        bookings: name === 'closed' ? parts.closed.slice(0, visibleCount) : parts[name],
      }));
  const List = isWide ? BookingTable : BookingCards;
  const isTaken = (booking: Booking) => booking.status === 'PENDING' && !isRangeFree(booking, all, { sameDayTurnover });
  const inOrder = isSorted ? bookings : [...rivals.flat(), ...parts.requests];
  const first = inOrder.find((booking) => booking.status === 'PENDING' && !isTaken(booking) && isAhead(booking, today));
  const row = {
    ...listed,
    isTaken,
    isFirst: ({ id }: Booking) => id === first?.id,
    ruleFaultsOf: (booking: Booking) => (booking.status === 'PENDING' ? findRuleFaults(booking) : []),
  };

  return (
    <div {...useFocusOnRow(bookings)}>
      {!isSorted && <RivalRequests groups={rivals} {...row} />}
      {groups.length > 0 && <List groups={groups} {...row} />}
      {(isSorted ? bookings : parts.closed).length > visibleCount && (
        <Button variant="default" mt="md" onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>
          {BOOKINGS.more}
        </Button>
      )}
    </div>
  );
}

type RivalRequestsProps = Omit<ListedBookings, 'groups'> & { readonly groups: readonly (readonly Booking[])[] };

/** Requests for the same days side by side, to compare. */
function RivalRequests({ groups, ...card }: RivalRequestsProps) {
  return groups.map((rivals) => {
    const id = `rivals-${rivals[0]?.id}`;
    return (
      <section key={id} className={styles.rivals} aria-labelledby={id}>
        <Title order={2} size="h3" id={id}>
          {sayCount(COMPETING_REQUESTS.title, rivals.length)}
        </Title>
        <Text size="sm">{COMPETING_REQUESTS.hint}</Text>
        <ul className={styles.list}>
          {rivals.map((booking) => (
            <BookingCard key={booking.id} booking={booking} {...card} />
          ))}
        </ul>
      </section>
    );
  });
}
