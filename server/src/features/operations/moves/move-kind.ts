import type { Move, MoveItemState } from '@approdo/shared/contract/operations/moves';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type { ItemWithContent, StoredMark, StoredMove, StoredMoveItem } from './moves.table.ts';

/** A move as its kind sees it. */
export type MoveAtHand = Readonly<Pick<StoredMove, 'id' | 'fileName' | 'choices'>> & {
  /** The names of all its files, in the order in which they came. */
  readonly fileNames: readonly string[];
  /** The account that brings it, which writes its posts; null while it is only judged. */
  readonly by: string | null;
  /** What holds for the whole file, as the reading process told it. */
  readonly facts: unknown;
};

/** An item as it was read. */
export type StoredItem = Readonly<Pick<StoredMoveItem, 'id' | 'kind' | 'source' | 'found'>> & {
  readonly key: string;
  readonly title: string;
  readonly facts: unknown;
  readonly warnings: readonly string[];
};

/** An item and what it became in this move, or was before it. */
export type ItemWithThing = StoredItem & { readonly thingId: string };

/** An item that is brought, with what its last judgement showed: dates may hang on all rows of a file. */
export type ItemAtHand = StoredItem & Readonly<Pick<ItemWithContent, 'content' | 'shown'>>;

/** What is decided of an item; marks decide ALREADY before a kind is asked, and `leave` after. */
export type Judgement = {
  readonly state: Exclude<MoveItemState, 'DONE'>;
  readonly reason?: string;
  readonly warnings: readonly string[];
  readonly title: string;
  /** Where a choice changes what an item is known by, as the portal of a stay. */
  readonly source?: string;
  readonly key?: string;
  /** What `GET /moves/{id}/items` shows besides. */
  readonly shown: StoredMoveItem['shown'];
};

export type Preview = {
  /** One for each item, by id. */
  readonly judgements: ReadonlyMap<string, Judgement>;
  readonly hints?: readonly string[];
  readonly columns?: Move['columns'];
};

/** A thing that was made, by the kind of record that the demo's plan of removal knows it by. */
export type MadeThing = {
  readonly kind: StoredMark['kind'];
  readonly id: string;
  /** It stood in the house before: its key is marked, so that it is known again, but no undo takes it away. */
  readonly wasThere?: true;
};

/** What one kind of move knows: how its items are judged, and how one is brought. */
export type MoveKindWork = {
  /** Judges all items of a move, in the order of the file. */
  readonly judge: (reader: Reader, move: MoveAtHand, items: readonly StoredItem[]) => Promise<Preview>;
  /**
   * Prepares an item outside of any transaction: fetches, converts, keeps a file. Null where nothing is to be done.
   * `warnings` are added to the item's.
   */
  readonly prepare?: (
    move: MoveAtHand,
    item: ItemAtHand,
    signal: AbortSignal,
  ) => Promise<{ readonly made: unknown; readonly warnings: readonly string[] }>;
  /**
   * Brings an item in the transaction that also writes its mark. The first of `things` is the item's own. A
   * `clash` is found where the database decides otherwise by now.
   */
  readonly bring: (
    trx: Trx,
    move: MoveAtHand,
    item: ItemAtHand,
    prepared: unknown,
  ) => Promise<
    { readonly things: readonly MadeThing[]; readonly warnings?: readonly string[] } | { readonly clash: string }
  >;
  /**
   * What is done once all were brought, as links between posts. `findUntouched` returns the ids of those things that
   * still say what the move that brought them wrote: what is changed of them does not make them the owner's.
   */
  readonly finish?: (
    trx: Trx,
    move: MoveAtHand,
    findUntouched: (things: readonly MadeThing[]) => Promise<ReadonlySet<string>>,
  ) => Promise<{ readonly things: readonly MadeThing[]; readonly hints: readonly string[] }>;
};
