import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { groupRivals } from '@approdo/shared/domain/bookings/competing-requests';
import { isRangeFree } from '@approdo/shared/domain/stays/availability';
import { isAhead } from '@approdo/shared/domain/stays/booking';
import { Button, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useSameDayTurnover } from '../../content/property/index.ts';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';
import { PAGE_SIZE } from '../../kit/paging/paging.ts';
import { Paper } from '../../kit/paper/paper.tsx';
import { PAPER } from '../../kit/paper/texts.ts';
import { useFocusOnRow } from '../../kit/table/use-focus-on-row.ts';
import { useRuleCheck } from '../../prices/rates/index.ts';
import {
  BOOKING_FINDER,
  BOOKING_GROUPS,
  BOOKINGS,
  COMPETING_REQUESTS,
  groupBookings,
  sayCount,
} from '../../stays/stays/index.ts';
import { BookingCards, RivalRequests } from './booking-cards.tsx';
import { PastBookings } from './booking-lines.tsx';
import { BookingTable } from './booking-table.tsx';
import { writeBookingsCsv } from './export-bookings.ts';
import type { BookingControls, ListedGroup } from './listed-bookings.ts';

/** Including the navigation beside it. */
const WIDE_ENOUGH_FOR_A_TABLE = '(min-width: 85em)';
const AHEAD = ['requests', 'unsettled', 'upcoming'] as const;

type Props = BookingControls & {
  readonly bookings: readonly Booking[];
  /** All bookings, including filtered ones, which also occupy days and identify guests. */
  readonly all: readonly Booking[];
  /** Whether the user chose the order. */
  readonly isSorted: boolean;
  /** The filters that are set, in words. */
  readonly filters: readonly string[];
};

/** Competing requests first, then what else is open or ahead, then a line for each that is past, by year. */
export function BookingList({ bookings, all, isSorted, filters, ...listed }: Props) {
  const { today } = listed;
  const sameDayTurnover = useSameDayTurnover();
  const findRuleFaults = useRuleCheck(all);
  const isWide = useMediaQuery(WIDE_ENOUGH_FOR_A_TABLE, undefined, { getInitialValueInEffect: false });
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const { rivals, closed, ...parts } = arrange(bookings, all, { today, sameDayTurnover });
  const sorted = listGroup('sorted', BOOKINGS.sorted, bookings);
  const ahead = AHEAD.flatMap((name) => listGroup(name, BOOKING_GROUPS[name], parts[name]));
  const contests = rivals.flatMap((some) => listGroup(`rivals-${some[0]?.id}`, COMPETING_REQUESTS.title, some));
  const shown = isSorted ? sorted.map((group) => ({ ...group, bookings: bookings.slice(0, visibleCount) })) : ahead;
  const printed = isSorted ? sorted : [...contests, ...ahead, ...listGroup('closed', BOOKING_GROUPS.closed, closed)];
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
      {!isSorted && <RivalRequests groups={contests} {...row} />}
      {shown.length > 0 && <List groups={shown} {...row} />}
      {isSorted && bookings.length > visibleCount && (
        <Button variant="default" mt="md" onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>
          {BOOKINGS.more}
        </Button>
      )}
      {!isSorted && closed.length > 0 && <PastBookings bookings={closed} areSought={filters.length > 0} />}
      <ExportButtons bookings={bookings} today={today}>
        {filters.length > 0 && <p>{filters.join(' · ')}</p>}
        <BookingTable groups={printed} isOnPaper {...row} />
      </ExportButtons>
    </div>
  );
}

type Arranging = Pick<Props, 'today'> & { readonly sameDayTurnover: boolean };

/** Groups the bookings, with requests for the same days apart: all of a contest, where a filter leaves any of them. */
function arrange(bookings: Props['bookings'], all: Props['all'], { today, sameDayTurnover }: Arranging) {
  const visible = new Set(bookings);
  const contests = groupRivals(groupBookings(all, today).requests, { sameDayTurnover });
  const rivals = contests.filter((some) => some.some((rival) => visible.has(rival)));
  const contested = new Set(rivals.flat());
  const others = bookings.filter((booking) => !contested.has(booking));
  return { rivals, ...groupBookings(others, today) };
}

/** A group with its title, unless it is empty. */
function listGroup(name: string, title: string, bookings: readonly Booking[]): ListedGroup[] {
  return bookings.length > 0 ? [{ name, title: sayCount(title, bookings.length), bookings }] : [];
}

type ExportButtonsProps = Pick<Props, 'bookings' | 'today'> & {
  /** The list as it is printed. */
  readonly children: ReactNode;
};

/** Exports the filtered list as a spreadsheet or on paper. */
function ExportButtons({ bookings, today, children }: ExportButtonsProps) {
  const saveFile = useSaveFile();
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <Group gap="sm" mt="md">
      {saveFile && (
        <Button variant="default" onClick={() => void saveFile(writeBookingsCsv(bookings, today))}>
          {BOOKING_FINDER.saveCsv}
        </Button>
      )}
      <Button variant="default" onClick={() => setIsPrinting(true)}>
        {PAPER.print}
      </Button>
      {isPrinting && (
        <Paper today={today} onPrinted={() => setIsPrinting(false)}>
          {children}
        </Paper>
      )}
    </Group>
  );
}
