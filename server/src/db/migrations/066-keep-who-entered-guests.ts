import type { Migration } from './migration.ts';

/**
 * Who entered a guest of the register: the owner, or a holder of the online check-in link, who sees in full only data
 * that came by a link (LAW.md, 5 and 9). For existing guests it is unknown: they count as the owner's.
 */
export const keepWhoEnteredGuests: Migration = {
  name: '066-keep-who-entered-guests',
  sql: `
    alter table register_guests add column entered_by text not null default 'OWNER' check (entered_by in ('OWNER', 'LINK'));
  `,
};
