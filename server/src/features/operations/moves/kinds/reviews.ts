import type { Move, MoveChoices } from '@approdo/shared/contract/operations/moves';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Row } from '@approdo/shared/domain/operations/moving/cell';
import {
  cellOf,
  type MatchedTable,
  mapColumns,
  matchTable,
} from '@approdo/shared/domain/operations/moving/match-table';
import { dateOrder } from '@approdo/shared/domain/operations/moving/read-day';
import {
  REVIEW_FIELDS,
  REVIEW_TABLES,
  type ReviewField,
  type ReviewTable,
  readReviewRow,
} from '@approdo/shared/domain/operations/moving/read-review-row';
import { formatMessage } from '@approdo/shared/words/say';
import { REFUSAL_WORDS } from '@approdo/shared/words/words';
import { z } from 'zod';
import type { Clock } from '../../../../adapters/clock.ts';
import { sha256 } from '../../../../adapters/digest.ts';
import type { Reader } from '../../../../db/transaction.ts';
import { invalid, invalidFields } from '../../../../http/problems.ts';
import { admitCollected, keyOfCollected, readCollectedKeys } from '../../../bookings/reviews/index.ts';
import { ASK_FOR_COLUMNS, type Judgement, type MoveAtHand, type MoveKindWork, type StoredItem } from '../move-kind.ts';

const THERE = { state: 'ALREADY', reason: 'C’è già' } as const;
const EMPTY = { state: 'LEFT', reason: 'Riga vuota' } as const;

const cells = z.array(z.union([z.string(), z.number(), z.object({ serial: z.number() })]));

/** What the reading process tells of a table, and of each of its rows. */
const tableFacts = z.object({ header: cells });
const rowFacts = z.object({ cells });

export type ReviewWorkNeeds = {
  readonly clock: Pick<Clock, 'today'>;
  /** All items of a move, in the order of its file. */
  readonly listItems: (reader: Reader, moveId: string) => Promise<readonly StoredItem[]>;
};

/** Reviews of a table, each brought as one that the owner copies from a portal (MOVING.md, section 6). */
export function createReviewWork({ clock, listItems }: ReviewWorkNeeds): MoveKindWork {
  /** All rows together tell the order of their dates: the last table is kept for the next of its rows. */
  let last: { readonly of: string; readonly table: ReviewTable } | undefined;

  async function findTable(reader: Reader, move: MoveAtHand): Promise<ReviewTable> {
    const today = clock.today();
    const of = JSON.stringify([move.id, move.choices, today]);
    const found = last?.of === of ? last : { of, ...openTable(move, await listItems(reader, move.id), today) };
    last = found;
    return found.table;
  }

  return {
    async judge(reader, move, items) {
      // Rows that were brought before tell the order of the dates, too.
      const rows = await listItems(reader, move.id);
      const { table, columns, isMapped } = openTable(move, rows, clock.today());
      const known = isMapped ? await readCollectedKeys(reader) : undefined;
      const judgements = new Map(items.map((item) => [item.id, judgeRow(item, { table, known })]));
      return { judgements, ...(columns && { columns }), ...(!isMapped && { hints: [ASK_FOR_COLUMNS] }) };
    },

    /** Throws 400 where a row that was fine is none any more. */
    async bring(trx, move, item) {
      const row = readReviewRow(rowOf(item), await findTable(trx, move));
      if (!row) throw invalid(EMPTY.reason);
      if (row.state === 'FAULT') throw invalid(row.reason);
      const admission = await admitCollected(trx, row.review, clock.today());
      if (admission.state === 'FAULT') throw invalidFields(admission.faults);
      if (admission.state === 'ALREADY') return { clash: THERE.reason };
      return { things: [{ kind: 'review', id: admission.id }] };
    },
  };
}

type OpenTable = {
  readonly table: ReviewTable;
  /** Where nobody knows the table. */
  readonly columns: NonNullable<Move['columns']> | undefined;
  /** Whether it is known what each review needs. */
  readonly isMapped: boolean;
};

const EMPTY_TABLE: MatchedTable<ReviewField> = { header: 0, columns: [], fields: new Map(), known: undefined };

function openTable({ facts, choices }: MoveAtHand, items: readonly StoredItem[], today: LocalDate): OpenTable {
  const rows = items.map(rowOf);
  const matched = matchTable([tableFacts.parse(facts).header, ...rows], REVIEW_TABLES) ?? EMPTY_TABLE;
  const { columns, known } = matched;
  const fields = mapColumns(matched, mappingOf(choices));
  const dated = rows.map((row) => ({ days: [cellOf(row, fields, 'date')] }));
  const order = choices.dateOrder ?? dateOrder(dated, known?.order);
  return {
    table: { fields, portal: choices.portal, order, today },
    columns: known ? undefined : columns.map(({ name, samples }) => ({ name, samples: [...samples] })),
    isMapped: REVIEW_TABLES.some(({ needs }) => needs.every((field) => fields.has(field))),
  };
}

/** The columns that the owner has named, of fields that a review has. */
function mappingOf({ mapping = {} }: MoveChoices): Map<ReviewField, string> {
  return new Map(
    REVIEW_FIELDS.flatMap((field) => {
      const column = mapping[field];
      return column === undefined ? [] : [[field, column] as const];
    }),
  );
}

/** Empty where the reading process could not read it. */
function rowOf({ facts, found }: StoredItem): Row {
  return found ? [] : rowFacts.parse(facts).cells;
}

type Judging = {
  readonly table: ReviewTable;
  /** The keys of the reviews that are there; undefined while nobody knows the columns. */
  readonly known: ReadonlySet<string> | undefined;
};

function judgeRow(item: StoredItem, { table, known }: Judging): Judgement {
  const row = readReviewRow(rowOf(item), table);
  const title = row?.author || item.title || `Riga ${item.key}`;
  const told = { title, warnings: [...item.warnings, ...(row?.warnings ?? [])], shown: {} };
  if (item.found) return { ...item.found, ...told };
  if (!known) return { state: 'FAULT', reason: ASK_FOR_COLUMNS, ...told };
  if (!row) return { ...EMPTY, ...told };
  if (row.state === 'FAULT') return { state: 'FAULT', reason: formatMessage(row.reason, REFUSAL_WORDS.it), ...told };
  const { portal, date } = row.review;
  const key = keyOfCollected(row.review);
  const judged = { ...told, source: portal.toLowerCase(), key: sha256(key), shown: { portal, date } };
  if (known.has(key)) return { ...THERE, ...judged };
  return { state: 'NEW', ...judged };
}
