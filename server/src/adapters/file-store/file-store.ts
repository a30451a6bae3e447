import type { Readable } from 'node:stream';

/** Stores the files of a site by name, in a folder or in a bucket. All methods check names with `requireFileName`. */
export type FileStore = {
  /**
   * Stores bytes, or the file at a path, which may be moved away from there, replacing any file of that name. Atomic,
   * and durable when the promise resolves.
   */
  readonly put: (name: string, content: string | Uint8Array) => Promise<void>;
  /** Undefined if there is no such file. Throws a PartMissingError if it has no such part. */
  readonly open: (name: string, part?: FilePart) => Promise<OpenFile | undefined>;
  readonly find: (name: string) => Promise<StoredFile | undefined>;
  /** All files below a folder, whose name ends with a slash, in no particular order. */
  readonly list: (folder: `${string}/`) => AsyncIterable<StoredFile>;
  /** Does nothing if there is no such file. */
  readonly remove: (name: string) => Promise<void>;
};

/** The bytes from `start` to `end`, both included, clamped to the file's end; or the `last` bytes. */
export type FilePart = { readonly start: number; readonly end?: number | undefined } | { readonly last: number };

export type StoredFile = {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly changedAt: Date;
  /** In hexadecimal, if the store recorded it when it stored the file. */
  readonly sha256?: string | undefined;
};

export type OpenFile = {
  /** The size of the whole file in bytes. */
  readonly size: number;
  /** The range of `content`, end excluded; the whole file if no part was requested. */
  readonly start: number;
  readonly end: number;
  /** Must be read to its end, or destroyed. */
  readonly content: Readable;
};

/** The file has no byte in the requested part. */
export class PartMissingError extends Error {
  override readonly name = 'PartMissingError';
  /** The size of the whole file in bytes. */
  readonly size: number;

  constructor(size: number) {
    super('the file has no such part');
    this.size = size;
  }
}

const SEGMENT = '[A-Za-z0-9][A-Za-z0-9._-]{0,199}';
const NAME = new RegExp(`^${SEGMENT}(?:/${SEGMENT}){0,4}$`);

/** Throws unless the name is valid: at most five segments between slashes, of plain characters, none hidden. */
export function requireFileName(name: string): void {
  if (!isFileName(name)) throw new Error('a name that no file of a store has');
}

export function isFileName(name: string): boolean {
  return NAME.test(name);
}

/** The range of a part within a file, end excluded. Throws a PartMissingError if the file has no byte of it. */
export function placePart(part: FilePart | undefined, size: number): { readonly start: number; readonly end: number } {
  if (part === undefined) return { start: 0, end: size };
  const start = 'last' in part ? Math.max(0, size - part.last) : part.start;
  const end = 'last' in part ? size : Math.min(size, (part.end ?? size) + 1);
  if (!(Number.isSafeInteger(start) && start >= 0 && start < end)) throw new PartMissingError(size);
  return { start, end };
}

/** The file store does not answer in time; the requested operation may or may not have been done. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
}
