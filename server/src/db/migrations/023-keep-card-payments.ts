import type { Migration } from './migration.ts';

/**
 * Amounts are euro cents, except in events set aside and in warnings, which may be in another currency. `checkout_id`,
 * `payment_id`, `refund_id` and the `id` of an event are the provider's ids. A restore sets orders to HELD, and the one
 * row of `card_wait` stays until the owner has had events resent from `since` on.
 */
export const keepCardPayments: Migration = {
  name: '023-keep-card-payments',
  sql: `
    create table card_orders (
      id text primary key,
      booking_id text not null references bookings (id) on delete cascade,
      purpose text not null check (purpose in ('STAY', 'SECURITY', 'TAX')),
      amount integer not null check (amount between 1 and 100000000),
      status text not null check (status in ('OPEN', 'PAID', 'CLOSED', 'HELD')),
      checkout_id text unique,
      url text,
      expires_at text not null,
      created_at text not null
    ) strict;
    create index card_orders_by_booking on card_orders (booking_id);
    create unique index card_orders_one_open on card_orders (booking_id, purpose, amount) where status = 'OPEN';
    create table card_events (
      id text primary key,
      received_at text not null
    ) strict, without rowid;
    create table card_events_aside (
      event_id text primary key references card_events (id),
      why text not null check (why in ('UNKNOWN_ORDER', 'UNKNOWN_PAYMENT', 'OTHER_CURRENCY', 'OTHER_ACCOUNT')),
      payment_id text,
      told text not null
    ) strict, without rowid;
    create index card_events_aside_by_payment on card_events_aside (payment_id);
    create table card_payments (
      payment_id text primary key,
      entry_id text not null unique references entries (id)
    ) strict, without rowid;
    create table card_refunds (
      id text primary key,
      refund_id text unique,
      payment_id text not null references card_payments (payment_id),
      amount integer not null check (amount between 1 and 100000000),
      status text not null check (status in ('PENDING', 'DONE', 'FAILED')),
      entry_id text unique references entries (id),
      created_at text not null
    ) strict;
    create index card_refunds_by_payment on card_refunds (payment_id);
    create table card_warnings (
      event_id text primary key references card_events (id),
      kind text not null,
      amount integer not null,
      currency text not null,
      payment_id text,
      order_id text,
      created_at text not null
    ) strict, without rowid;
    create table card_wait (
      only_row integer primary key check (only_row = 1),
      since text not null
    ) strict;
  `,
};
