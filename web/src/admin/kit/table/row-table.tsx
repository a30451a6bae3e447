import { UnstyledButton } from '@mantine/core';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import kit from '../styles/kit.module.css';
import type { Column, ListedRows, RowsProps } from './rows.ts';
import styles from './table.module.css';
import { TABLE } from './texts.ts';
import { rowId } from './use-focus-on-row.ts';
import type { Listing } from './use-listing.ts';

export function RowTable<Row>({ listing, label, keyOf, columns, actions, editing }: ListedRows<Row>) {
  const width = columns.length + (actions ? 1 : 0);
  return (
    <div className={styles.frame}>
      <table className={`${styles.table} ${styles.rows}`} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.key} column={column} listing={listing} />
            ))}
            {actions && <th scope="col">{TABLE.actions}</th>}
          </tr>
        </thead>
        <tbody>
          {listing.visibleRows.map((row) => {
            const key = keyOf(row);
            return editing?.key === key ? (
              <tr key={key} data-row={key}>
                <td colSpan={width}>{editing.form}</td>
              </tr>
            ) : (
              <DataRow key={key} row={row} rowKey={key} columns={columns} actions={actions} />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type HeadingProps<Row> = { readonly column: Column<Row>; readonly listing: Listing<Row> };

function Heading<Row>({ column: { key, label, sortBy }, listing: { view, sort } }: HeadingProps<Row>) {
  if (!sortBy) return <th scope="col">{label}</th>;
  const isSorted = view.order === key;
  const direction = view.isDescending ? 'descending' : 'ascending';
  const Arrow = view.isDescending ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'}>
      <UnstyledButton className={styles.sort} onClick={() => sort(key, isSorted && !view.isDescending)}>
        {label}
        {isSorted ? <Arrow size={14} aria-hidden /> : <ArrowUpDown style={{ opacity: 0.5 }} size={14} aria-hidden />}
      </UnstyledButton>
    </th>
  );
}

type DataRowProps<Row> = {
  readonly row: Row;
  readonly rowKey: string;
  readonly columns: RowsProps<Row>['columns'];
  readonly actions: RowsProps<Row>['actions'] | undefined;
};

function DataRow<Row>({ row, rowKey, columns: [naming, ...others], actions }: DataRowProps<Row>) {
  const id = rowId(rowKey);
  return (
    <tr data-row={rowKey}>
      <th scope="row">
        <div className={kit.strong} id={id} tabIndex={-1}>
          {naming.cell(row)}
        </div>
      </th>
      {others.map(({ key, cell }) => (
        <td key={key}>{cell(row)}</td>
      ))}
      {actions && <td className={styles.actions}>{actions(row, id)}</td>}
    </tr>
  );
}
