import { migrations } from './migrations/index.ts';

/** A newer program has written the data: this one would misread it. */
export class DatabaseTooNewError extends Error {
  override readonly name = 'DatabaseTooNewError';
}

/** Version of the schema that this program writes. */
export const schemaVersion = migrations.length;

/** Throws DatabaseTooNewError where a newer program wrote what was found. */
export function refuseNewer(found: number): void {
  if (found <= schemaVersion) return;
  throw new DatabaseTooNewError(
    `the database has schema version ${found}, this program knows ${schemaVersion}: install a newer version`,
  );
}
