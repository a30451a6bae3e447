import type { MoveChoices } from '@approdo/shared/contract/operations/moves';
import type { DateOrder, Row } from '@approdo/shared/domain/base/tables/cell';
import {
  type FieldColumns,
  type KnownTable,
  mapColumns,
  matchTable,
} from '@approdo/shared/domain/base/tables/match-table';
import { type DatedRow, dateOrder } from '@approdo/shared/domain/base/tables/read-day';
import { z } from 'zod';
import type { MoveAtHand, Preview, StoredItem } from '../move-kind.ts';

/** What a table says whose columns nobody knows, as a hint and of each of its rows. */
export const ASK_FOR_COLUMNS = 'Dicci che cosa c’è in ogni colonna';

/** What the reading process tells of a table, and of each of its rows. */
const cells = z.array(z.union([z.string(), z.number(), z.object({ serial: z.number() })]));
const tableFacts = z.object({ header: cells });
const rowFacts = z.object({ cells });

/** What tables of a kind hold. */
export type TableKind<Field extends string> = {
  readonly tables: readonly KnownTable<Field>[];
  /** What the owner can say that a column holds. */
  readonly mappable: readonly (Field & keyof NonNullable<MoveChoices['mapping']>)[];
  /** The dates of a row: those of all rows together tell in which order they are. */
  readonly datesOf: (row: Row, fields: FieldColumns<Field>) => DatedRow;
  /** Whether columns of these fields are enough to bring anything. */
  readonly isEnough: (has: (field: Field) => boolean) => boolean;
};

/** The items of a file as rows of one table, and what holds for all of them. */
export type Sheet<Field extends string> = {
  readonly fields: FieldColumns<Field>;
  readonly portal: string | undefined;
  readonly order: DateOrder | undefined;
  /** Whether its columns are enough to bring anything. */
  readonly isClear: boolean;
  /** What the owner has to tell of its columns, or may. */
  readonly asked: Pick<Preview, 'hints' | 'columns'>;
  /** Empty where the reading process could not read it. */
  readonly rowOf: (item: StoredItem) => Row;
};

/** Without items all but the order of the dates, which hangs on them, is known too. */
export function openTable<Field extends string>(
  { tables, mappable, datesOf, isEnough }: TableKind<Field>,
  { facts, choices: { mapping = {}, portal, dateOrder: order } }: MoveAtHand,
  items: readonly StoredItem[],
): Sheet<Field> {
  const rows = items.filter(({ found }) => found === null).map(rowOf);
  const matched = matchTable([tableFacts.parse(facts).header, ...rows], tables);
  const known = matched?.known;
  const named = mappable.flatMap((field) => {
    const column = mapping[field];
    return column === undefined ? [] : [[field, column] as const];
  });
  const fields = matched ? mapColumns(matched, new Map<Field, string>(named)) : new Map<Field, readonly number[]>();
  const dates = rows.map((row) => datesOf(row, fields));
  const isClear = isEnough((field) => (fields.get(field) ?? []).length > 0);
  const columns = (matched?.columns ?? []).map(({ name, samples }) => ({ name, samples: [...samples] }));
  return {
    fields,
    portal: portal ?? known?.portal,
    order: order ?? dateOrder(dates, known?.order),
    isClear,
    asked: { ...(!isClear && { hints: [ASK_FOR_COLUMNS] }), ...(!(isClear && known) && { columns }) },
    rowOf,
  };
}

function rowOf({ facts, found }: StoredItem): Row {
  return found ? [] : rowFacts.parse(facts).cells;
}
