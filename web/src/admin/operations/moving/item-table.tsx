import { type Move, type MoveItem, moves } from '@approdo/shared/contract/operations/moves';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { Checkbox, NativeSelect } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../kit/badge/badge.tsx';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { Part } from '../../kit/frame/part.tsx';
import { Pager } from '../../kit/paging/pager.tsx';
import kit from '../../kit/styles/kit.module.css';
import { DataTable } from '../../kit/table/data-table.tsx';
import type { Column } from '../../kit/table/rows.ts';
import { useChoice } from '../../kit/table/use-choice.ts';
import { useRead } from '../../session/use-read.ts';
import { type Choosing, isOptional, toggle } from './choose.ts';
import { listReasons, nameItem, sayFacts } from './describe-move.ts';
import { ITEM_STATES, ITEMS, MOVING, PREVIEW } from './texts.ts';

/** Items of one page. */
const PAGE = 50;

const FILTERS = ['all', 'NEW', 'CLASH', 'FAULT', 'ALREADY', 'LEFT', 'DONE'] as const;
const FILTER_NAMES = FILTERS.map((value) => ({
  value,
  label: value === 'all' ? ITEMS.every : ITEM_STATES[value].word,
}));

type Props = {
  readonly move: Move;
  /** Left out where nothing is to be chosen any more. */
  readonly onChoose?: (choosing: Choosing) => void;
};

/** All items in the order of the file, by state; each that may come has a tick. */
export function ItemTable({ move, onChoose }: Props) {
  const [filter, choose] = useChoice('stato', FILTERS);
  const [page, setPage] = useState(1);
  const query = useRead(moves.listItems, {
    params: { id: move.id },
    query: { page: String(page), ...(filter !== 'all' && { state: filter }) },
    placeholderData: keepPreviousData,
  });
  const pages = Math.max(1, Math.ceil((query.data?.total ?? 0) / PAGE));
  // A choice may have taken the last item of the last page.
  if (query.isSuccess && !query.isPlaceholderData && page > pages) setPage(pages);

  const filters = (
    <NativeSelect
      label={ITEMS.state}
      value={filter}
      data={FILTER_NAMES}
      onChange={({ currentTarget }) => {
        choose(currentTarget.value);
        setPage(1);
      }}
    />
  );
  return (
    <Part id="items" title={PREVIEW.items}>
      <QueryStates query={query} failure={MOVING.loadFailed}>
        {({ items }) => (
          <>
            <DataTable
              label={PREVIEW.items}
              name="voci"
              rows={items}
              keyOf={({ id }) => id}
              columns={onChoose ? [...COLUMNS, tickColumn(move, onChoose)] : COLUMNS}
              isUnpaged
              filters={filters}
            />
            <Pager page={page} pages={pages} onPageChange={setPage} />
          </>
        )}
      </QueryStates>
    </Part>
  );
}

const COLUMNS: readonly [Column<MoveItem>, ...Column<MoveItem>[]] = [
  { key: 'voce', label: ITEMS.item, cell: nameItem },
  { key: 'come', label: ITEMS.facts, cell: sayFacts },
  {
    key: 'stato',
    label: ITEMS.state,
    cell: (item) => (
      <>
        <Badge tone={ITEM_STATES[item.state].tone}>{ITEM_STATES[item.state].word}</Badge>
        {listReasons(item).map((text) => (
          <span key={text} className={`${kit.muted} ${kit.block}`}>
            {text}
          </span>
        ))}
      </>
    ),
  },
];

function tickColumn({ choices }: Move, onChoose: (choosing: Choosing) => void): Column<MoveItem> {
  const today = todayInRome(new Date());
  return {
    key: 'porta',
    label: ITEMS.bring,
    cell: (item) =>
      isOptional(item, today) && (
        <div className={kit.tickOfRow}>
          <Checkbox
            aria-label={ITEMS.bringOne(nameItem(item))}
            checked={item.state === 'NEW'}
            onChange={() => onChoose(toggle(item, choices))}
          />
        </div>
      ),
  };
}
