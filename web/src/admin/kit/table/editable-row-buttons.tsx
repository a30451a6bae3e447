import type { RowActions } from '../feedback/use-row-actions.ts';
import { RowButton, RowButtons } from './row-buttons.tsx';
import { EDITABLE_ROW } from './texts.ts';

type Props<Row extends { readonly id: string }> = {
  readonly row: Row;
  /** The id of the element that names the row. */
  readonly describedBy: string;
  readonly actions: Omit<RowActions<Row>, 'change'> & Partial<Pick<RowActions<Row>, 'change'>>;
  /** The label of its change button; left out if it has none. */
  readonly change?: string | undefined;
  readonly onEdit: () => void;
  /** True if it can be neither changed nor deleted. */
  readonly isFixed?: boolean;
};

/** The buttons of an editable row: its change of state, editing, deleting. */
export function EditableRowButtons<Row extends { readonly id: string }>(props: Props<Row>) {
  const { row, describedBy, actions, change, onEdit, isFixed = false } = props;
  const button = { describedBy, isBusy: actions.isBusy(row) };
  return (
    <RowButtons>
      {change && !isFixed && (
        <RowButton {...button} onClick={() => actions.change?.(row)}>
          {change}
        </RowButton>
      )}
      <RowButton {...button} onClick={onEdit}>
        {EDITABLE_ROW.edit}
      </RowButton>
      {!isFixed && (
        <RowButton {...button} variant="outline" color="red" onClick={() => void actions.remove(row)}>
          {EDITABLE_ROW.remove}
        </RowButton>
      )}
    </RowButtons>
  );
}
