import type { Readable } from 'node:stream';

/** Keeps the files of a site by name, in a folder or in a bucket. All fault a name that `requireFileName` does. */
export type FileStore = {
  /**
   * Keeps bytes, or the file that lies at a path and may be moved away from there, in the place of what had that name. It
   * is safe, and whole to everybody, when the promise resolves.
   */
  readonly keep: (name: string, content: string | Uint8Array) => Promise<void>;
  /** Undefined where there is none. Throws a PartMissingError where it has no such part. */
  readonly open: (name: string, part?: FilePart) => Promise<OpenFile | undefined>;
  readonly find: (name: string) => Promise<StoredFile | undefined>;
  /** All files below a folder, which is named with a slash at its end, in no order. */
  readonly list: (folder: `${string}/`) => AsyncIterable<StoredFile>;
  /** Whether there is such a file or not. */
  readonly remove: (name: string) => Promise<void>;
};

/** Bytes from `start` to `end`, both included, where an end beyond the file's or none means its own; or the last so many. */
export type FilePart = { readonly start: number; readonly end?: number | undefined } | { readonly last: number };

export type StoredFile = {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly changedAt: Date;
  /** Of its bytes, in hexadecimal, where the store wrote it down as it kept the file. */
  readonly sha256?: string | undefined;
};

export type OpenFile = {
  /** Of the whole file, in bytes. */
  readonly size: number;
  /** The first byte that is in `content`, and the one behind its last: all of the file's where no part was asked for. */
  readonly start: number;
  readonly end: number;
  /** To be read to its end, or destroyed. */
  readonly content: Readable;
};

/** The file has no byte of the part that was asked for. */
export class PartMissingError extends Error {
  override readonly name = 'PartMissingError';
  /** Of the whole file, in bytes. */
  readonly size: number;

  constructor(size: number) {
    super('the file has no such part');
    this.size = size;
  }
}

const SEGMENT = '[A-Za-z0-9][A-Za-z0-9._-]{0,199}';
const NAME = new RegExp(`^${SEGMENT}(?:/${SEGMENT}){0,4}$`);

/** Throws for what cannot name a file: at most five parts between slashes, each of plain characters and none hidden. */
export function requireFileName(name: string): void {
  if (!isFileName(name)) throw new Error('a name that no file of a store has');
}

export function isFileName(name: string): boolean {
  return NAME.test(name);
}

/** Where a part begins in a file and the byte behind its end. Throws a PartMissingError where the file has none of it. */
export function placePart(part: FilePart | undefined, size: number): { readonly start: number; readonly end: number } {
  if (part === undefined) return { start: 0, end: size };
  const start = 'last' in part ? Math.max(0, size - part.last) : part.start;
  const end = 'last' in part ? size : Math.min(size, (part.end ?? size) + 1);
  if (!(Number.isSafeInteger(start) && start >= 0 && start < end)) throw new PartMissingError(size);
  return { start, end };
}

/** The store of files does not answer, or not in time: what was asked of it may have been done or not. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
}
