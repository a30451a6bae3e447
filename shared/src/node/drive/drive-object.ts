import type { Content } from './send-file.ts';

/** A file as it is kept on Drive: once, under its hash, however many backups hold it. */
export type DriveObject = {
  /** Hexadecimal. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
};

/** One that is here, and can be sent. */
export type LocalObject = DriveObject &
  Pick<Content, 'read'> & {
    /** Throws what is the caller's to throw where it is no longer what its hash says. */
    readonly check: () => Promise<void>;
  };

/** Each hash once. */
export function distinctObjects<Known extends DriveObject>(objects: readonly Known[]): Known[] {
  return [...new Map(objects.map((object) => [object.sha256, object])).values()];
}
