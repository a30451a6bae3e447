import type { MoveFormat, MoveItemKind } from '@approdo/shared/contract/operations/moves';

/** A file on the local disk, and how its owner calls it. */
export type MoveFile = { readonly path: string; readonly name: string };

/** Why a file is not read: a text for the owner, and what the call answers where it is known at once. */
export type ReadingFault = {
  readonly status?: 413 | 415;
  readonly message: string;
  /** Told of a table alone, whose call answers it. */
  readonly why?: Fault;
};

type Fault = 'UNKNOWN' | 'DOCTYPE' | 'UNSAFE' | 'TOO_LONG' | 'BROKEN';

/** A thing that a file holds, as the reading process tells it. */
export type ReadItem = {
  readonly kind: MoveItemKind;
  /** The site's address, or the portal: what `key` is unique in. */
  readonly source: string;
  readonly key: string;
  readonly title: string;
  /** What judging and the screen need, a few kilobytes at most; its shape is the kind's. */
  readonly facts: unknown;
  /** What only bringing needs, as the text of a post; at most one megabyte. */
  readonly content?: string;
  /** A state already known: `Nel cestino`, `Troppo grande`. */
  readonly found?: { readonly state: 'FAULT' | 'LEFT'; readonly reason: string };
  readonly warnings?: readonly string[];
};

type ReadEnd = {
  readonly format: MoveFormat;
  /** What never comes, counted by name. */
  readonly left: readonly { readonly what: string; readonly count: number }[];
  readonly hints: readonly string[];
  /** What holds for the whole file: a table's rows above the header, a site's address. */
  readonly facts?: unknown;
};

/** One line of what the reading process writes, as JSON. */
export type ReadingLine<Item = ReadItem, End = ReadEnd> =
  | { readonly item: Item }
  | { readonly end: End }
  | { readonly fault: ReadingFault };

/** Writes a line; resolves once there is room for more. */
export type Emit<Item = ReadItem, End = ReadEnd> = (line: ReadingLine<Item, End>) => Promise<void>;

/** Counts what never comes, by name. */
export function openTally() {
  const counts = new Map<string, number>();
  return {
    add(what: string, count = 1): void {
      if (count > 0) counts.set(what, (counts.get(what) ?? 0) + count);
    },
    list: () => Array.from(counts, ([what, count]) => ({ what, count })),
  };
}

/** Refuses the whole file: nothing of it is offered. */
export class ReadingRefusal extends Error {
  override readonly name = 'ReadingRefusal';
  readonly fault: ReadingFault;
  readonly why: Fault;

  constructor(fault: ReadingFault, why: Fault = 'BROKEN') {
    super(fault.message);
    this.fault = fault;
    this.why = why;
  }
}

/** The file breaks off or is damaged, at that line where it is known. */
export function refuseBroken(line?: number): ReadingRefusal {
  const place = line === undefined ? '' : `, alla riga ${line}`;
  return new ReadingRefusal({ message: `Il file è incompleto o rovinato${place}` });
}

/** A file has more items, rows or columns than `max`, written as in Italian: `5.000`. */
export function refuseTooMany(max: string): ReadingRefusal {
  return new ReadingRefusal({ message: `Troppe voci: al massimo ${max}` }, 'TOO_LONG');
}
