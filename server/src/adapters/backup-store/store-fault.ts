import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';

/** A file of a backup, by its path and the hash of its object. */
export type NamedObject = { readonly path: string; readonly sha256: string };

/** Objects of the store are missing, or no longer match their hashes. */
export class StoreFault extends ArchiveFault {
  /** Their hashes. */
  readonly lost: readonly string[];

  constructor(message: string, lost: readonly string[]) {
    super(message);
    this.lost = lost;
  }
}

/** A backup is intact, but contains a value that this version does not accept: another copy would not help. */
export class UnacceptedFault extends ArchiveFault {}

export function lostFault(files: readonly [NamedObject, ...NamedObject[]]): StoreFault {
  return new StoreFault(
    sayLost(files),
    files.map(({ sha256 }) => sha256),
  );
}

/** Worded for the owner. */
export function sayLost([first, ...others]: readonly [NamedObject, ...NamedObject[]]): string {
  if (others.length === 0) return `Nel backup il file ${first.path} manca o è danneggiato`;
  return `Nel backup ${others.length + 1} file mancano o sono danneggiati, tra cui ${first.path}`;
}

/** Whether the list is not empty. */
export function isAny<Thing>(things: readonly Thing[]): things is readonly [Thing, ...Thing[]] {
  return things.length > 0;
}
