import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The open data of a tenant: everything that reads or writes goes through it or through a transaction on it. */
export type Database = Kysely<Schema>;
