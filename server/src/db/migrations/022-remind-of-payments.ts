import type { Migration } from './migration.ts';

/** The reminders that were sent: each step once per stay and due date. */
export const remindOfPayments: Migration = {
  name: '022-remind-of-payments',
  sql: `
    create table payment_reminders (
      booking_id text not null references bookings (id) on delete cascade,
      due_date text not null,
      step text not null check (step in ('SOON', 'LATE_2', 'LATE_7')),
      primary key (booking_id, due_date, step)
    ) strict, without rowid;
  `,
};
