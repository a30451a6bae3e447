import {
  move,
  moveChoices,
  moveFormat,
  moveItem,
  moveItemKind,
  moveItemState,
  moveKind,
  moveState,
} from '@approdo/shared/contract/operations/moves';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';
import type { MadeThing } from './move-kind.ts';

/** JSON of a shape that is the kind's; null where there is none. */
const told = z.object({ told: z.unknown() });

const storedMove = z.object({
  id: z.string(),
  kind: moveKind,
  format: moveFormat.nullable(),
  fileName: z.string(),
  /** In the order in which they came. */
  files: z.array(z.object({ name: z.string() })),
  state: moveState,
  error: z.string().nullable(),
  choices: moveChoices,
  facts: told,
  notComing: move.shape.left,
  /** What reading said, and what judging and bringing said since. */
  readHints: move.shape.hints,
  hints: move.shape.hints,
  fileColumns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })).nullable(),
  /** The counts of a move whose items are deleted. */
  keptCounts: z.object({ counts: move.shape.counts }).nullable(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  /** When its state last changed. */
  changedAt: z.string(),
});
export type StoredMove = z.output<typeof storedMove>;

export const moveRecord = describeRecord('moves', storedMove);

const storedMoveItem = z.object({
  id: z.string(),
  moveId: z.string(),
  position: z.number().int(),
  kind: moveItemKind,
  source: z.string(),
  sourceKey: z.string(),
  readTitle: z.string(),
  facts: told,
  found: z.object({ state: z.enum(['FAULT', 'LEFT']), reason: z.string() }).nullable(),
  readWarnings: z.array(z.string()),
  title: z.string(),
  state: moveItemState,
  reason: z.string().nullable(),
  warnings: z.array(z.string()),
  /** What a mark would know it by. */
  markSource: z.string(),
  markKey: z.string(),
  shown: moveItem
    .omit({ id: true, kind: true, title: true, state: true, reason: true, warnings: true, thingId: true })
    .partial(),
  thingId: z.string().nullable(),
});
export type StoredMoveItem = z.output<typeof storedMoveItem>;

export const moveItemRecord = describeRecord('move_items', storedMoveItem);

/** A thing that a move made; `digest` is of its words as they were brought. */
export type MoveMarksTable = {
  id: string;
  kind: MadeThing['kind'];
  thing_id: string;
  source: string;
  source_key: string | null;
  digest: string;
  move_id: string;
};

type MovesTables = {
  moves: RowOf<StoredMove>;
  move_items: RowOf<StoredMoveItem> & { content: string | null };
  move_marks: MoveMarksTable;
};

declare module '../../../db/schema.ts' {
  interface Schema extends MovesTables {}
}
