import type { Migration } from './migration.ts';

/**
 * What was brought from elsewhere. Items have what was read of them (`found`, `read_warnings`) beside what was judged;
 * their texts go once they are brought, and all of them seven days after the end of their move, of which
 * `kept_counts` is then what is left. Marks outlive their move: of what one thing was made is known for good. Only the
 * first of the things that an item became has a `source_key`.
 */
export const keepMoves: Migration = {
  name: '074-keep-moves',
  sql: `
    create table moves (
      id text primary key,
      kind text not null check (kind in ('SITE', 'STAYS', 'REVIEWS', 'PHOTOS')),
      format text check (format in ('WXR', 'GHOST', 'MARKDOWN', 'CSV', 'XLSX', 'XLS', 'ICS', 'IMAGES')),
      file_name text not null,
      files text not null,
      state text not null
        check (state in ('READING', 'READY', 'FAILED', 'RUNNING', 'DONE', 'STOPPED', 'UNDONE')),
      error text,
      choices text not null,
      facts text not null,
      not_coming text not null,
      read_hints text not null,
      hints text not null,
      file_columns text,
      kept_counts text,
      created_at text not null,
      done_at text,
      changed_at text not null
    ) strict;
    create table move_items (
      id text primary key,
      move_id text not null references moves (id) on delete cascade,
      position integer not null,
      kind text not null check (kind in ('POST', 'PAGE', 'PICTURE', 'STAY', 'REVIEW')),
      source text not null,
      source_key text not null,
      read_title text not null,
      facts text not null,
      content text,
      found text,
      read_warnings text not null,
      title text not null,
      state text not null check (state in ('NEW', 'ALREADY', 'CLASH', 'FAULT', 'LEFT', 'DONE')),
      reason text,
      warnings text not null,
      mark_source text not null,
      mark_key text not null,
      shown text not null,
      thing_id text
    ) strict;
    create unique index move_items_in_order on move_items (move_id, position);
    create index move_items_by_state on move_items (move_id, state, position, kind);
    create table move_marks (
      id text primary key,
      kind text not null
        check (kind in ('post', 'page', 'media', 'gallery', 'booking', 'review', 'redirect')),
      thing_id text not null,
      source text not null,
      source_key text,
      digest text not null,
      move_id text not null,
      unique (source, source_key)
    ) strict;
    create index move_marks_by_move on move_marks (move_id);
    create table first_steps_with_moving (
      step text primary key check (
        step in ('look', 'property', 'photos', 'rates', 'pay', 'mail', 'keys', 'backup', 'demo', 'moving')
      ),
      state text not null check (state in ('DONE', 'SKIPPED'))
    ) strict;
    insert into first_steps_with_moving (step, state) select step, state from first_steps;
    drop table first_steps;
    alter table first_steps_with_moving rename to first_steps;
  `,
};
