import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';

/** A file of a backup, as its object is named. */
export type NamedObject = { readonly path: string; readonly sha256: string };

/** Objects of the store are gone, or no longer what their hashes say. */
export class StoreFault extends ArchiveFault {
  /** Their hashes. */
  readonly lost: readonly string[];

  constructor(message: string, lost: readonly string[]) {
    super(message);
    this.lost = lost;
  }
}

/** A backup is whole, and holds a value that this version of the program does not accept: no other copy of it is better. */
export class UnacceptedFault extends ArchiveFault {}

export function lostFault(files: readonly [NamedObject, ...NamedObject[]]): StoreFault {
  return new StoreFault(
    sayLost(files),
    files.map(({ sha256 }) => sha256),
  );
}

/** In words for the owner. */
export function sayLost([first, ...others]: readonly [NamedObject, ...NamedObject[]]): string {
  if (others.length === 0) return `Nel backup il file ${first.path} manca o è danneggiato`;
  return `Nel backup ${others.length + 1} file mancano o sono danneggiati, tra cui ${first.path}`;
}

/** Whether there is one at least. */
export function isAny<Thing>(things: readonly Thing[]): things is readonly [Thing, ...Thing[]] {
  return things.length > 0;
}
