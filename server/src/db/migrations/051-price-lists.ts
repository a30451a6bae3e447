import type { Migration } from './migration.ts';

/**
 * Several price lists instead of one: `valid_from` is the first year of a list, 0 for the existing one. Days may be
 * priced by the night, and days of one year may have their own prices. `price_rules.rules` is JSON; without a row
 * nothing is set. A price now records the number of guests: null for earlier ones.
 */
export const priceLists: Migration = {
  name: '051-price-lists',
  sql: `
    create table price_lists (
      valid_from integer primary key check (valid_from = 0 or valid_from between 2000 and 2100),
      cleaning_fee integer not null,
      linen_fee integer not null
    ) strict;
    insert into price_lists (valid_from, cleaning_fee, linen_fee) select 0, cleaning_fee, linen_fee from fees;
    drop table fees;
    create table seasons_of_lists (
      valid_from integer not null references price_lists (valid_from) on delete cascade,
      from_day text not null,
      to_day text not null,
      weekly_price integer not null,
      nightly_price integer,
      weekend_price integer,
      by_night integer not null default 0 check (by_night in (0, 1)),
      min_price integer,
      primary key (valid_from, from_day)
    ) strict, without rowid;
    insert into seasons_of_lists (valid_from, from_day, to_day, weekly_price)
      select 0, from_day, to_day, weekly_price from seasons;
    drop table seasons;
    alter table seasons_of_lists rename to seasons;
    create table price_exceptions (
      start_date text primary key,
      end_date text not null,
      label text,
      weekly_price integer not null,
      nightly_price integer,
      weekend_price integer,
      by_night integer not null default 0 check (by_night in (0, 1)),
      min_price integer,
      check (start_date <= end_date)
    ) strict, without rowid;
    create table price_rules (
      only_row integer primary key check (only_row = 1),
      rules text not null
    ) strict;
    alter table bookings add column children integer not null default 0 check (children >= 0);
    alter table booking_prices add column number_of_guests integer;
    alter table booking_prices add column children integer;
  `,
};
