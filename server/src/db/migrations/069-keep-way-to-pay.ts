import type { Migration } from './migration.ts';

/**
 * Since when guests can pay, by transfer or card, and how many days they have from then on; no row while they cannot.
 * What was confirmed before falls due anew from that day (ADR 104). Existing sites with an account, or whose guests were
 * ever asked to pay, have had a way from the beginning. The first steps have one more, done where there is a way.
 */
export const keepWayToPay: Migration = {
  name: '069-keep-way-to-pay',
  sql: `
    create table way_to_pay (
      only_row integer primary key check (only_row = 1),
      since text not null,
      days integer not null check (days between 0 and 30)
    ) strict;
    insert into way_to_pay (only_row, since, days)
      select 1, '2000-01-01', 0
      where exists (
          select 1 from payment_settings where settings like '%"iban":"_%' and settings not like '%"iban":""%'
        )
        or exists (select 1 from card_orders)
        or exists (select 1 from outbox where kind = 'PAYMENT_ASKED');
    create table first_steps_with_pay (
      step text primary key check (
        step in ('look', 'property', 'photos', 'rates', 'pay', 'mail', 'keys', 'backup', 'demo')
      ),
      state text not null check (state in ('DONE', 'SKIPPED'))
    ) strict;
    insert into first_steps_with_pay (step, state) select step, state from first_steps;
    drop table first_steps;
    alter table first_steps_with_pay rename to first_steps;
    insert into first_steps (step, state) select 'pay', 'DONE' where exists (select 1 from way_to_pay);
  `,
};
