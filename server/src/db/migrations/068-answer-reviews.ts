import type { Migration } from './migration.ts';

/** A review has one answer of the owner's at most, which goes with it. */
export const answerReviews: Migration = {
  name: '068-answer-reviews',
  sql: `
    alter table reviews add column answer text check (answer <> '');
    alter table reviews add column answered_at text check ((answered_at is null) = (answer is null));
  `,
};
