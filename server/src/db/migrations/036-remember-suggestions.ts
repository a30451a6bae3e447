import type { Migration } from './migration.ts';

/**
 * Cached translations of Italian texts, by the hash of the request, and the characters sent per day. `used_at` is in
 * milliseconds since the epoch.
 */
export const rememberSuggestions: Migration = {
  name: '036-remember-suggestions',
  sql: `
    create table suggestions (
      hash text primary key,
      text text not null,
      used_at integer not null
    ) strict, without rowid;
    create index suggestions_by_use on suggestions (used_at);
    create table translated_characters (
      day text primary key,
      characters integer not null check (characters >= 0)
    ) strict, without rowid;
  `,
};
