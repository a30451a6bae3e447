import type { Migration } from './migration.ts';

/**
 * Who entered a guest of the register: the owner, or whoever had the link of the check-in ahead. To the latter only what came by a
 * link is told in whole (LAW.md, 5 and 9). Of those who are there nobody knows it any more: they count as the owner's.
 */
export const keepWhoEnteredGuests: Migration = {
  name: '066-keep-who-entered-guests',
  sql: `
    alter table register_guests add column entered_by text not null default 'OWNER' check (entered_by in ('OWNER', 'LINK'));
  `,
};
