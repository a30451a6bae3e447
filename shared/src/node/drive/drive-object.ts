import type { Content } from './send-file.ts';

/** A file stored on Drive once, under its hash, however many backups contain it. */
export type DriveObject = {
  /** Hexadecimal. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
};

/** A local object, ready to be sent. */
export type LocalObject = DriveObject &
  Pick<Content, 'read'> & {
    /** Throws an error of the caller's choice where the content no longer matches its hash. */
    readonly check: () => Promise<void>;
  };

/** The objects without duplicate hashes. */
export function distinctObjects<Known extends DriveObject>(objects: readonly Known[]): Known[] {
  return [...new Map(objects.map((object) => [object.sha256, object])).values()];
}
