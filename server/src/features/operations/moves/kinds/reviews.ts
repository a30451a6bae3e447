import { cellOf } from '@approdo/shared/domain/base/tables/match-table';
import {
  REVIEW_FIELDS,
  REVIEW_TABLES,
  type ReviewField,
  type ReviewRow,
  readReviewRow,
} from '@approdo/shared/domain/operations/moving/read-review-row';
import { formatMessage } from '@approdo/shared/words/say';
import { REFUSAL_WORDS } from '@approdo/shared/words/words';
import type { Clock } from '../../../../adapters/clock.ts';
import { sha256 } from '../../../../adapters/digest.ts';
import type { Reader } from '../../../../db/transaction.ts';
import { invalid, invalidFields } from '../../../../http/problems.ts';
import { admitCollected, keyOfCollected, readCollectedKeys } from '../../../bookings/reviews/index.ts';
import type { Judgement, MoveAtHand, MoveKindWork, StoredItem } from '../move-kind.ts';
import { ASK_FOR_COLUMNS, openTable, type Sheet, type TableKind } from './sheet.ts';

const THERE = { state: 'ALREADY', reason: 'C’è già' } as const;
const EMPTY = { state: 'LEFT', reason: 'Riga vuota' } as const;
const UNMAPPED = { state: 'FAULT', reason: ASK_FOR_COLUMNS } as const;

const REVIEWS: TableKind<ReviewField> = {
  tables: REVIEW_TABLES,
  mappable: REVIEW_FIELDS,
  datesOf: (row, fields) => ({ days: [cellOf(row, fields, 'date')] }),
  isEnough: (has) => REVIEW_TABLES.some(({ needs }) => needs.every(has)),
};

type ReviewWorkNeeds = {
  readonly clock: Pick<Clock, 'today'>;
  /** All items of a move, in the order of its file. */
  readonly listItems: (reader: Reader, moveId: string) => Promise<readonly StoredItem[]>;
};

/** Reviews of a table, each brought as one that the owner copies from a portal (MOVING.md, section 6). */
export function createReviewWork({ clock, listItems }: ReviewWorkNeeds): MoveKindWork {
  /** All rows together tell the order of their dates: the last table is kept for the next of its rows. */
  let last: { readonly of: string; readonly sheet: Sheet<ReviewField> } | undefined;

  async function openSheet(reader: Reader, move: MoveAtHand): Promise<Sheet<ReviewField>> {
    // Rows that were brought before tell the order of the dates, too.
    return openTable(REVIEWS, move, await listItems(reader, move.id));
  }

  async function findSheet(reader: Reader, move: MoveAtHand): Promise<Sheet<ReviewField>> {
    const of = JSON.stringify([move.id, move.choices]);
    last = last?.of === of ? last : { of, sheet: await openSheet(reader, move) };
    return last.sheet;
  }

  function readRow(item: StoredItem, sheet: Sheet<ReviewField>): ReviewRow | undefined {
    return readReviewRow(sheet.rowOf(item), { ...sheet, today: clock.today() });
  }

  return {
    async judge(reader, move, items) {
      const sheet = await openSheet(reader, move);
      const known = sheet.isClear ? await readCollectedKeys(reader) : undefined;
      const judgements = new Map(items.map((item) => [item.id, judgeRow(item, readRow(item, sheet), known)]));
      return { judgements, ...sheet.asked };
    },

    /** Throws 400 where a row that was fine is none any more. */
    async bring(trx, move, item) {
      const row = readRow(item, await findSheet(trx, move));
      if (!row) throw invalid(EMPTY.reason);
      if (row.state === 'FAULT') throw invalid(row.reason);
      const admission = await admitCollected(trx, row.review, clock.today());
      if (admission.state === 'FAULT') throw invalidFields(admission.faults);
      if (admission.state === 'ALREADY') return { clash: THERE.reason };
      return { things: [{ kind: 'review', id: admission.id }] };
    },
  };
}

/** `known` are the keys of the reviews that are there; undefined while nobody knows the columns. */
function judgeRow(item: StoredItem, row: ReviewRow | undefined, known: ReadonlySet<string> | undefined): Judgement {
  const title = row?.author || item.title || `Riga ${item.key}`;
  const told = { title, warnings: [...item.warnings, ...(row?.warnings ?? [])], shown: {} };
  if (item.found) return { ...item.found, ...told };
  if (!known) return { ...UNMAPPED, ...told };
  if (!row) return { ...EMPTY, ...told };
  if (row.state === 'FAULT') return { state: 'FAULT', reason: formatMessage(row.reason, REFUSAL_WORDS.it), ...told };
  const { portal, date } = row.review;
  const key = keyOfCollected(row.review);
  const judged = { ...told, source: portal.toLowerCase(), key: sha256(key), shown: { portal, date } };
  return known.has(key) ? { ...THERE, ...judged } : { state: 'NEW', ...judged };
}
