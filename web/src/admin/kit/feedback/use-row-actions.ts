import { type Question, useConfirm } from './confirm.tsx';
import type { Telling } from './failure.ts';
import { type ActionOptions, useAction } from './use-action.ts';

type Identified = { readonly id: string };

type RowAction<Row> = Omit<ActionOptions<Row, unknown>, 'describe' | 'warn'> & {
  readonly describe: Telling<[row: Row]>;
};

type RemovalOptions<Row> = RowAction<Row> & {
  readonly question: (row: Row) => Question;
};

/** Deletes a row of a list, after asking for confirmation. */
export function useRemoval<Row extends Identified>({ question, ...options }: RemovalOptions<Row>) {
  const confirm = useConfirm();
  const removal = useAction(options);
  return {
    /** Whether any row is being deleted. */
    isRunning: removal.isPending,
    isBusy: ({ id }: Row) => removal.isPending && removal.variables.id === id,
    remove: async (row: Row) => {
      if (await confirm(question(row))) removal.mutate(row);
    },
  };
}

type RowOptions<Row> = {
  /** The action of the first button: to the other of two states, or to the only other one. */
  readonly change: RowAction<Row>;
  readonly remove: RemovalOptions<Row>;
};

/** The buttons of a row; while one of them is working, the row is busy. */
export function useRowActions<Row extends Identified>(options: RowOptions<Row>) {
  const change = useAction(options.change);
  const removal = useRemoval(options.remove);
  return {
    isBusy: (row: Row) => removal.isBusy(row) || (change.isPending && change.variables.id === row.id),
    change: (row: Row) => change.mutate(row),
    remove: removal.remove,
  };
}

export type RowActions<Row extends Identified> = ReturnType<typeof useRowActions<Row>>;
