import type { MoveChoices } from '@approdo/shared/contract/operations/moves';
import type { DateOrder, Row } from '@approdo/shared/domain/operations/moving/cell';
import { type FieldColumns, mapColumns, matchTable } from '@approdo/shared/domain/operations/moving/match-table';
import { dateOrder } from '@approdo/shared/domain/operations/moving/read-day';
import { datesOfStayRow } from '@approdo/shared/domain/operations/moving/read-stay-row';
import { STAY_FIELDS, STAY_TABLES, type StayColumn } from '@approdo/shared/domain/operations/moving/stay-tables';
import { z } from 'zod';
import type { MoveAtHand, Preview, StoredItem } from '../move-kind.ts';

const cell = z.union([z.string(), z.number(), z.object({ serial: z.number() })]);
const tableFacts = z.object({ header: z.array(cell) });
const rowFacts = z.object({ cells: z.array(cell) });
const eventFacts = z.object({ uid: z.string(), summary: z.string(), startDate: z.string(), endDate: z.string() });

/** The items of a file as rows of one table, and what holds for all of them. */
export type StaySheet = {
  readonly fields: FieldColumns<StayColumn>;
  readonly portal: string | undefined;
  readonly order: DateOrder | undefined;
  readonly isKnown: boolean;
  readonly columns: NonNullable<Preview['columns']>;
  readonly rowOf: (item: StoredItem) => Row;
};

/** Without items all but the order of the dates, which hangs on them, is known too. */
export function readSheet({ facts, choices }: MoveAtHand, items: readonly StoredItem[]): StaySheet {
  const table = tableFacts.safeParse(facts);
  return table.success ? sheetOfTable(table.data.header, items, choices) : sheetOfCalendar(choices);
}

/** Whether the columns tell when stays begin and end. */
export function hasDates({ fields }: StaySheet): boolean {
  const has = (field: StayColumn) => (fields.get(field) ?? []).length > 0;
  return has('startDate') && (has('endDate') || has('nights'));
}

function sheetOfTable(header: Row, items: readonly StoredItem[], choices: MoveChoices): StaySheet {
  const rowOf = ({ facts }: StoredItem): Row => rowFacts.parse(facts).cells;
  const rows = items.filter(({ found }) => found === null).map(rowOf);
  const matched = matchTable([header, ...rows], STAY_TABLES);
  const known = matched?.known;
  const fields = matched ? mapColumns(matched, listMapped(choices)) : new Map<StayColumn, readonly number[]>();
  const dates = rows.map((row) => datesOfStayRow(row, fields));
  return {
    fields,
    portal: choices.portal ?? known?.portal,
    order: choices.dateOrder ?? dateOrder(dates, known?.order),
    isKnown: known !== undefined,
    columns: (matched?.columns ?? []).map(({ name, samples }) => ({ name, samples: [...samples] })),
    rowOf,
  };
}

function listMapped({ mapping = {} }: MoveChoices): ReadonlyMap<StayColumn, string> {
  return new Map(
    STAY_FIELDS.flatMap((field) => {
      const name = mapping[field];
      return name === undefined ? [] : [[field, name] as const];
    }),
  );
}

/** Of a row of a calendar. */
const EVENT_FIELDS: readonly StayColumn[] = ['code', 'name', 'startDate', 'endDate', 'portal', 'kind'];

function sheetOfCalendar({ portal }: MoveChoices): StaySheet {
  return {
    fields: new Map(EVENT_FIELDS.map((field, place) => [field, [place]] as const)),
    portal,
    order: 'YMD',
    isKnown: true,
    columns: [],
    rowOf({ facts }) {
      const { uid, summary, startDate, endDate } = eventFacts.parse(facts);
      const title = summary.trim();
      const kind = CLOSURE.test(title) ? 'closure' : '';
      return [uid, nameIn(title), startDate, endDate, portal ?? portalOf(uid, title), kind];
    },
  };
}

/** The titles by which the reader of portals' calendars knows what Airbnb and Vrbo close. */
const CLOSURE = /^(?:airbnb \(not available\)|not available|blocked|indisponible)$/i;

const NAMELESS = /^(?:reserved|booked|busy|closed - not available)$/i;

/** Vrbo alone names the guest: `Reserved - Ada Rossi`. */
const WITH_NAME = /^reserved - (.+)$/i;

function nameIn(title: string): string {
  return WITH_NAME.exec(title)?.[1] ?? (NAMELESS.test(title) ? '' : title);
}

function portalOf(uid: string, title: string): string {
  if (uid.endsWith('@airbnb.com')) return 'Airbnb';
  return WITH_NAME.test(title) ? 'Vrbo' : '';
}
