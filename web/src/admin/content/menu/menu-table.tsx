import { ActionIcon } from '@mantine/core';
import { ArrowDown, ArrowUp, CornerDownRight } from 'lucide-react';
import { DataTable } from '../../kit/table/data-table.tsx';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import type { Column } from '../../kit/table/rows.ts';
import type { MenuRow } from './menu-rows.ts';
import styles from './menu-table.module.css';
import { MENU, MENU_ACTIONS, MENU_COLUMNS, VISIBLE_TO } from './texts.ts';
import type { MenuActions } from './use-menu.ts';

type Props = {
  readonly rows: readonly MenuRow[];
  readonly actions: MenuActions;
  readonly onEdit: (row: MenuRow) => void;
};

/** The menu tree as a table without pages, since the order is what matters. */
export function MenuTable({ rows, actions, onEdit }: Props) {
  return (
    <DataTable
      label={MENU.list}
      name="menu"
      rows={rows}
      keyOf={({ id }) => id}
      columns={COLUMNS}
      isUnpaged
      isChild={({ parentId }) => parentId !== null}
      actions={(row, describedBy) => {
        const button = { describedBy, isBusy: actions.isBusy };
        return (
          <RowButtons>
            <MoveButton row={row} direction="up" isAtEnd={row.isFirst} actions={actions} describedBy={describedBy} />
            <MoveButton row={row} direction="down" isAtEnd={row.isLast} actions={actions} describedBy={describedBy} />
            <RowButton {...button} onClick={() => onEdit(row)}>
              {MENU_ACTIONS.edit}
            </RowButton>
            <RowButton {...button} variant="outline" color="red" onClick={() => void actions.remove(row)}>
              {MENU_ACTIONS.remove}
            </RowButton>
          </RowButtons>
        );
      }}
    />
  );
}

type MoveButtonProps = {
  readonly row: MenuRow;
  readonly direction: 'up' | 'down';
  readonly isAtEnd: boolean;
  readonly actions: MenuActions;
  readonly describedBy: string;
};

/** Swaps with the neighbour. At an end, and while the menu is being changed, it keeps the focus and does nothing. */
function MoveButton({ row, direction, isAtEnd, actions, describedBy }: MoveButtonProps) {
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown;
  const isIdle = isAtEnd || actions.isBusy;
  return (
    <ActionIcon
      variant="default"
      size="input-xs"
      aria-label={MENU_ACTIONS[direction]}
      aria-describedby={describedBy}
      aria-disabled={isIdle}
      data-disabled={isAtEnd}
      onClick={() => {
        if (!isIdle) actions.move(row, direction);
      }}
    >
      <Arrow size={16} aria-hidden />
    </ActionIcon>
  );
}

const COLUMNS: readonly [Column<MenuRow>, ...Column<MenuRow>[]] = [
  {
    key: 'etichetta',
    label: MENU_COLUMNS.label,
    cell: ({ label, parentId }) => (
      <span className={styles.label} data-child={parentId !== null}>
        {parentId !== null && <CornerDownRight size={16} aria-hidden />}
        {label}
      </span>
    ),
  },
  { key: 'sotto', label: MENU_COLUMNS.parent, cell: ({ parentLabel }) => parentLabel },
  { key: 'slug', label: MENU_COLUMNS.slug, cell: ({ slug }) => slug },
  { key: 'url', label: MENU_COLUMNS.url, cell: ({ url }) => url },
  { key: 'visibile', label: MENU_COLUMNS.visibleTo, cell: ({ visibleTo }) => VISIBLE_TO[visibleTo] },
  { key: 'dispositivi', label: MENU_COLUMNS.devices, cell: sayDevices },
];

function sayDevices({ showOnDesktop, showOnMobile }: MenuRow): string {
  const devices = [...(showOnDesktop ? [MENU.desktop] : []), ...(showOnMobile ? [MENU.mobile] : [])];
  return devices.length > 0 ? devices.join(', ') : MENU.nowhere;
}
