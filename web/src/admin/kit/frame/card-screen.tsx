import { SegmentedControl } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryStates } from '../feedback/query-states.tsx';
import { CardList, type CardListProps } from '../table/card-list.tsx';
import { useChoice } from '../table/use-choice.ts';
import { ScreenFrame } from './screen-frame.tsx';

type Identified = { readonly id: string };

/** A filter by state. */
type StateFilter<Row> = {
  readonly label: string;
  /** The labels of the choices, by their value in the address. */
  readonly choices: { readonly all: string } & Readonly<Record<string, string>>;
  /** Whether a row is in the chosen state; not called for `all`. */
  readonly isOf: (row: Row, state: string) => boolean;
};

/** A filter of the screen's own. */
type FurtherFilter<Row> = { readonly control: ReactNode; readonly isOf: (row: Row) => boolean };

type ListOptions<Row> = Pick<CardListProps<Row>, 'name' | 'textOf' | 'orders'> & {
  readonly filter?: StateFilter<Row>;
  /** Beside the filter by state; undefined if there is nothing to choose. */
  readonly further?: FurtherFilter<Row> | undefined;
  /** The content of a card; `id` goes to the element that names it, as in a `CardList`. */
  readonly card: (row: Row, id: string) => ReactNode;
};

export type CardScreenProps<Row> = ListOptions<Row> & {
  readonly query: UseQueryResult<readonly Row[]>;
  readonly texts: { readonly list: string; readonly empty: string; readonly loadFailed: string };
  /** The button beside the heading. */
  readonly action?: ReactNode;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
};

/** A screen of one list of cards, with a filter by state if there are states, and a further one. */
export function CardScreen<Row extends Identified>(props: CardScreenProps<Row>) {
  const { query, texts, action, above, below, ...list } = props;
  return (
    <ScreenFrame actions={action}>
      {above}
      <QueryStates
        query={query}
        failure={texts.loadFailed}
        empty={{ when: (rows) => rows.length === 0, text: texts.empty }}
      >
        {(rows) => <Cards label={texts.list} rows={rows} {...list} />}
      </QueryStates>
      {below}
    </ScreenFrame>
  );
}

type CardsProps<Row> = ListOptions<Row> & { readonly label: string; readonly rows: readonly Row[] };

function Cards<Row extends Identified>({ rows, filter, further, card, ...list }: CardsProps<Row>) {
  const [state, chooseState] = useChoice('stato', ['all', ...Object.keys(filter?.choices ?? {})]);
  const isChosen = (row: Row) =>
    (state === 'all' || !filter || filter.isOf(row, state)) && (!further || further.isOf(row));
  return (
    <CardList
      {...list}
      rows={rows.filter(isChosen)}
      filters={
        filter && (
          <>
            <SegmentedControl
              aria-label={filter.label}
              value={state}
              onChange={chooseState}
              data={Object.entries(filter.choices).map(([value, label]) => ({ value, label }))}
            />
            {further?.control}
          </>
        )
      }
    >
      {card}
    </CardList>
  );
}
