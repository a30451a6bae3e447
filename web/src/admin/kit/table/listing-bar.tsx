import { ActionIcon, CloseButton, Group, NativeSelect, TextInput, VisuallyHidden } from '@mantine/core';
import { ArrowDownNarrowWide, ArrowUpNarrowWide, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import kit from '../styles/kit.module.css';
import type { View } from './arrange-rows.ts';
import { sayFound, TABLE } from './texts.ts';
import type { Listing } from './use-listing.ts';

type Props<Row> = {
  readonly listing: Listing<Row>;
  /** Whether the order is chosen here, because there are no column headings to click. */
  readonly hasOrders: boolean;
  /** Further filters. */
  readonly children?: ReactNode;
};

/** The bar above a list: its search and its order. */
export function ListingBar<Row>({ listing, hasOrders, children }: Props<Row>) {
  const { hasSearch, orders } = listing;
  const isSorted = hasOrders && orders.length > 0;
  if (!hasSearch && !isSorted && !children) return null;
  return (
    <Group component="search" gap="sm" mb="md">
      {hasSearch && <SearchField listing={listing} />}
      {isSorted && <OrderChoice listing={listing} />}
      {children}
    </Group>
  );
}

type PartProps<Row> = { readonly listing: Listing<Row> };

type SearchProps = {
  readonly listing: Pick<Listing<unknown>, 'count' | 'search'> & { readonly view: Pick<View, 'search'> };
};

/** The search of a list, which also announces how much it found. */
export function SearchField({ listing: { view, count, search } }: SearchProps) {
  return (
    <>
      <TextInput
        flex="1 1 14rem"
        maw="24rem"
        type="search"
        aria-label={TABLE.search}
        placeholder={TABLE.search}
        leftSection={<Search size={16} aria-hidden />}
        rightSection={view.search && <CloseButton aria-label={TABLE.clearSearch} onClick={() => search('')} />}
        value={view.search}
        onChange={({ currentTarget }) => search(currentTarget.value)}
      />
      <VisuallyHidden role="status">{view.search && sayFound(count)}</VisuallyHidden>
    </>
  );
}

/** The order of a list, and its direction. */
export function OrderChoice<Row>({ listing: { view, orders, sort } }: PartProps<Row>) {
  const Arrow = view.isDescending ? ArrowDownNarrowWide : ArrowUpNarrowWide;
  return (
    <div className={kit.line}>
      <NativeSelect
        aria-label={TABLE.sortBy}
        value={view.order ?? ''}
        data={[{ value: '', label: TABLE.sortBy }, ...orders.map(({ key, label }) => ({ value: key, label }))]}
        onChange={({ currentTarget }) => sort(currentTarget.value || undefined, view.isDescending)}
      />
      {view.order && (
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={view.isDescending ? TABLE.descending : TABLE.ascending}
          onClick={() => sort(view.order, !view.isDescending)}
        >
          <Arrow size={18} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
