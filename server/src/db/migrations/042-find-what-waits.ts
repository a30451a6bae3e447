import type { Migration } from './migration.ts';

/**
 * Indexes for the owner's overview of the day, however many bookings there are; the paid part of an instalment is
 * stored with it, so that late ones are found without adding up all payments.
 */
export const findWhatWaits: Migration = {
  name: '042-find-what-waits',
  sql: `
    create index bookings_by_status on bookings (status, expires_at);
    create index bookings_by_cancellation on bookings (status, cancellation_asked_at) where cancellation_asked_at is not null;
    create index bookings_by_age on bookings (created_at);
    create index outbox_by_age on outbox (created_at);
    create index contact_messages_by_answer on contact_messages (answered, created_at);
    create index tasks_by_due_date on tasks (completed, due_date);
    alter table instalments add column paid integer not null default 0 check (paid between 0 and amount);
    update instalments set paid = coalesce((
      select case when shares.came <= 0 then 0 when shares.came < instalments.amount then shares.came else instalments.amount end
      from (
        select
          (select coalesce(sum(case when direction = 'IN' then entries.amount else -entries.amount end), 0) from entries
            where entries.booking_id = instalments.booking_id
              and entries.purpose = (case when instalments.kind in ('DEPOSIT', 'BALANCE') then 'STAY' else instalments.kind end)
              and (entries.purpose <> 'SECURITY' or (entries.direction = 'IN') = (entries.reverses is null)))
          - (select coalesce(sum(earlier.amount), 0) from instalments earlier
            where earlier.booking_id = instalments.booking_id
              and (case when earlier.kind in ('DEPOSIT', 'BALANCE') then 'STAY' else earlier.kind end)
                = (case when instalments.kind in ('DEPOSIT', 'BALANCE') then 'STAY' else instalments.kind end)
              and (earlier.due_date < instalments.due_date
                or (earlier.due_date = instalments.due_date and earlier.position < instalments.position)))
          as came
      ) shares
    ), 0);
    create index instalments_open on instalments (due_date) where paid < amount;
  `,
};
