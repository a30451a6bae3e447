import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { Button, Group, NativeSelect } from '@mantine/core';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../kit/feedback/query-states.tsx';
import { useIsPhone } from '../../kit/frame/use-is-phone.ts';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { OrderChoice, SearchField } from '../../kit/table/listing-bar.tsx';
import { TABLE } from '../../kit/table/texts.ts';
import { useChoice } from '../../kit/table/use-choice.ts';
import { type Listing, useListing } from '../../kit/table/use-listing.ts';
import { BOOKING_FINDER, sayCount } from '../../stays/stays/index.ts';
import styles from './booking-browser.module.css';
import { BookingList } from './booking-list.tsx';
import { type Filter, filterBookings, listFilters, ORDERS, textOfBooking } from './find-bookings.ts';
import type { BookingControls } from './listed-bookings.ts';

type Props = BookingControls & { readonly bookings: readonly Booking[] };

/** The bookings, as they are searched, filtered and sorted. */
export function BookingBrowser({ bookings, ...listed }: Props) {
  const [address] = useSearchParams();
  const filters = listFilters(bookings);
  const chosen = filters.map(({ name, choices }) => choices.find(([value]) => value === address.get(name)));
  const [kind, source, money, year] = chosen.map((choice) => choice?.[0]);
  const listing = useListing({
    name: 'prenotazioni',
    rows: filterBookings(bookings, { kind, source, money, year, now: new Date() }),
    orders: ORDERS,
    textOf: textOfBooking,
    isUnpaged: true,
  });
  const { view, visibleRows } = listing;
  const isPhone = useIsPhone();
  const search = view.search.trim();
  const set = filters.flatMap(({ label }, place) => (chosen[place] ? [`${label}: ${chosen[place][1]}`] : []));
  const told = search ? [...set, `${TABLE.search}: ${search}`] : set;

  return (
    <>
      <FilterBar listing={listing} filters={filters} set={isPhone ? told : set} isPhone={isPhone} />
      {listing.count === 0 ? (
        <EmptyState text={TABLE.nothingFound} />
      ) : (
        <BookingList
          bookings={visibleRows}
          all={bookings}
          isSorted={ORDERS.some(({ key }) => key === view.order)}
          filters={told}
          {...listed}
        />
      )}
    </>
  );
}

type FilterBarProps = {
  readonly listing: Listing<Booking>;
  readonly filters: readonly Filter[];
  /** Those that are set, in words. */
  readonly set: readonly string[];
  /** Whether there is no room for the search beside it, which is a filter then. */
  readonly isPhone: boolean;
};

/** One button for all filters, which says how many are set, and which; where there is room, the search beside it. */
function FilterBar({ listing, filters, set, isPhone }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Group component="search" className={styles.bar} gap="sm" mb="md">
      {!isPhone && <SearchField listing={listing} />}
      <Button
        variant="default"
        leftSection={<SlidersHorizontal size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {set.length > 0 ? sayCount(BOOKING_FINDER.filters, set.length) : BOOKING_FINDER.filters}
      </Button>
      {!isOpen && set.length > 0 && <span className={kit.muted}>{set.join(' · ')}</span>}
      {isOpen && (
        <div id={id} className={kit.panel} style={{ ...columns('9rem'), inlineSize: '100%' }}>
          {isPhone && (
            <div className={kit.wholeRow}>
              <SearchField listing={listing} />
            </div>
          )}
          {filters.map((filter) => (
            <FilterChoice key={filter.name} {...filter} />
          ))}
          <OrderChoice listing={listing} />
        </div>
      )}
    </Group>
  );
}

function FilterChoice({ name, label, every, choices }: Filter) {
  const [value, choose] = useChoice(name, ['', ...choices.map(([one]) => one)]);
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      data={[{ value: '', label: every }, ...choices.map(([one, text]) => ({ value: one, label: text }))]}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
