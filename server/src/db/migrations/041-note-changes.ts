import type { Migration } from './migration.ts';

/**
 * What edits changed of bookings: by whom, as she was called then, and what it was and became, as the history tells it; dates
 * as `from/to`. `position` counts from 1.
 */
export const noteChanges: Migration = {
  name: '041-note-changes',
  sql: `
    create table booking_changes (
      booking_id text not null references bookings (id) on delete cascade,
      position integer not null check (position > 0),
      at text not null,
      "by" text,
      field text not null check (field in ('DATES', 'GUESTS', 'LINEN', 'NAME', 'PHONE', 'EMAIL', 'LANGUAGE', 'CLEANING_NOTE')),
      "before" text,
      "after" text,
      primary key (booking_id, position)
    ) strict, without rowid;
  `,
};
