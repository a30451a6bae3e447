import { move, moveItem } from '@approdo/shared/contract/operations/moves';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

/** JSON of a shape that is the kind's; null where there is none. */
const told = z.object({ told: z.unknown() });

const storedMove = z.object({
  ...move.pick({ id: true, kind: true, format: true, fileName: true, state: true, choices: true }).shape,
  /** In the order in which they came. */
  files: z.array(z.object({ name: z.string() })),
  error: z.string().nullable(),
  facts: told,
  notComing: move.shape.left,
  /** What reading said, and what judging and bringing said since. */
  readHints: move.shape.hints,
  hints: move.shape.hints,
  fileColumns: move.shape.columns.unwrap().nullable(),
  /** The counts of a move whose items are deleted. */
  keptCounts: move.pick({ counts: true }).nullable(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  /** When its state last changed. */
  changedAt: z.string(),
});
export type StoredMove = z.output<typeof storedMove>;

export const moveRecord = describeRecord('moves', storedMove);

const storedMoveItem = z.object({
  ...moveItem.pick({ id: true, kind: true, title: true, state: true, warnings: true }).shape,
  moveId: z.string(),
  position: z.number().int(),
  source: z.string(),
  sourceKey: z.string(),
  readTitle: z.string(),
  facts: told,
  found: z.object({ state: z.enum(['FAULT', 'LEFT']), reason: z.string() }).nullable(),
  readWarnings: z.array(z.string()),
  reason: z.string().nullable(),
  /** What a mark would know it by. */
  markSource: z.string(),
  markKey: z.string(),
  shown: moveItem
    .omit({ id: true, kind: true, title: true, state: true, reason: true, warnings: true, thingId: true })
    .partial(),
  thingId: z.string().nullable(),
});
export type StoredMoveItem = z.output<typeof storedMoveItem>;

/** An item with what only bringing it needs, as the text of a post. */
export type ItemWithContent = StoredMoveItem & { readonly content: string | null };

export const moveItemRecord = describeRecord('move_items', storedMoveItem);

const storedMark = z.object({
  id: z.string(),
  kind: z.enum(['post', 'page', 'media', 'gallery', 'booking', 'review', 'redirect']),
  thingId: z.string(),
  source: z.string(),
  /** Null for what an item made besides its own thing. */
  sourceKey: z.string().nullable(),
  /** Of its words as they were brought. */
  digest: z.string(),
  moveId: z.string(),
});
/** A thing that a move made. */
export type StoredMark = z.output<typeof storedMark>;

export const markRecord = describeRecord('move_marks', storedMark);

type MovesTables = {
  moves: RowOf<StoredMove>;
  move_items: RowOf<StoredMoveItem> & { content: string | null };
  move_marks: RowOf<StoredMark>;
};

declare module '../../../db/schema.ts' {
  interface Schema extends MovesTables {}
}
