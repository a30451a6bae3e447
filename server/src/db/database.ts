import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A tenant's open database: all reads and writes go through it or through a transaction on it. */
export type Database = Kysely<Schema>;
