import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState, QueryStates } from '../feedback/query-states.tsx';
import { DataTable } from '../table/data-table.tsx';
import type { RowsProps } from '../table/rows.ts';
import { Part } from './part.tsx';

type Props<Row> = Pick<RowsProps<Row>, 'columns' | 'actions'> & {
  readonly title: string;
  /** The list's name in the address, unique on its screen. */
  readonly name: string;
  readonly query: UseQueryResult<readonly Row[]>;
  /** The message if reading fails. */
  readonly failure: string;
  /** Said where there are no rows; if it is left out, the part is not displayed then. */
  readonly empty?: string;
  readonly textOf?: (row: Row) => string;
};

/** The rows of a query below a heading of their own. */
export function TablePart<Row extends { readonly id: string }>(props: Props<Row>) {
  const { title, query, failure, empty, ...table } = props;
  return (
    <QueryStates query={query} failure={failure}>
      {(rows) =>
        (rows.length > 0 || empty) && (
          <Part id={table.name} title={title}>
            {rows.length === 0 && empty ? (
              <EmptyState text={empty} />
            ) : (
              <DataTable label={title} rows={rows} keyOf={({ id }) => id} {...table} />
            )}
          </Part>
        )
      }
    </QueryStates>
  );
}
