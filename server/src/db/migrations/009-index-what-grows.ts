import type { Migration } from './migration.ts';

export const indexWhatGrows: Migration = {
  name: '009-index-what-grows',
  sql: `
    create index bookings_by_end on bookings (end_date);
    drop index reviews_by_status;
    create index reviews_by_status on reviews (status, created_at, rating);
  `,
};
