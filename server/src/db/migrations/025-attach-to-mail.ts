import type { Migration } from './migration.ts';

/**
 * `calendar` is the calendar entry attached to a letter about a stay, kept no longer than its body. `revision` counts
 * the changes of a stay that its guest is notified of: a calendar keeps the entry with the highest. Letters are renamed
 * as in the API.
 */
export const attachToMail: Migration = {
  name: '025-attach-to-mail',
  sql: `
    alter table outbox add column calendar text;
    alter table bookings add column revision integer;
    update bookings set revision = sequence where status <> 'NOT_AVAILABLE';
    update mail_wordings set kind = 'CANCELLATION_DECLINED' where kind = 'BOOKING_CANCELLATION_DECLINED';
    update mail_wordings set kind = 'CANCELLATION_ASKED_OWNER' where kind = 'BOOKING_CANCELLATION_ASKED_OWNER';
    update mail_wordings set kind = 'CANCELLATION_TAKEN_BACK_OWNER' where kind = 'BOOKING_CANCELLATION_TAKEN_BACK_OWNER';
    update mail_wordings set kind = 'CHANNEL_CLASH_OWNER' where kind = 'CHANNEL_CLASH';
    update mail_wordings set kind = 'CHANNEL_FAILING_OWNER' where kind = 'CHANNEL_FAILING';
    update mail_wordings set kind = 'CHANNEL_SUSPECT_OWNER' where kind = 'CHANNEL_SUSPECT';
    update outbox set kind = 'CANCELLATION_DECLINED' where kind = 'BOOKING_CANCELLATION_DECLINED';
    update outbox set kind = 'CANCELLATION_ASKED_OWNER' where kind = 'BOOKING_CANCELLATION_ASKED_OWNER';
    update outbox set kind = 'CANCELLATION_TAKEN_BACK_OWNER' where kind = 'BOOKING_CANCELLATION_TAKEN_BACK_OWNER';
    update outbox set kind = 'CHANNEL_CLASH_OWNER' where kind = 'CHANNEL_CLASH';
    update outbox set kind = 'CHANNEL_FAILING_OWNER' where kind = 'CHANNEL_FAILING';
    update outbox set kind = 'CHANNEL_SUSPECT_OWNER' where kind = 'CHANNEL_SUSPECT';
    update translations set thing_id = 'CANCELLATION_DECLINED'
      where kind = 'mail_wordings' and thing_id = 'BOOKING_CANCELLATION_DECLINED';
  `,
};
