import { migrations } from './migrations/index.ts';

/** The data was written by a newer program, so this one would misread it. */
export class DatabaseTooNewError extends Error {
  override readonly name = 'DatabaseTooNewError';
}

/** The schema version of this program. */
export const schemaVersion = migrations.length;

/** Throws DatabaseTooNewError if the version found is newer than this program's. */
export function refuseNewer(found: number): void {
  if (found <= schemaVersion) return;
  throw new DatabaseTooNewError(
    `the database has schema version ${found}, this program knows ${schemaVersion}: install a newer version`,
  );
}
