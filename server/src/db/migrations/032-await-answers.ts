import type { Migration } from './migration.ts';

/**
 * `answered_at` is when the owner replied to a guest's message that she had read, or marked it as needing no answer.
 */
export const awaitAnswers: Migration = {
  name: '032-await-answers',
  sql: `
    alter table booking_messages add column answered_at text;
    update booking_messages set answered_at = read_at where side = 'GUEST' and read_at is not null and exists (
      select 1 from booking_messages later
      where later.booking_id = booking_messages.booking_id
        and later.side = 'OWNER' and later.position > booking_messages.position
    );
    create index booking_messages_unanswered on booking_messages (booking_id) where side = 'GUEST' and answered_at is null;
  `,
};
