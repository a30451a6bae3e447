import type { Migration } from './migration.ts';

export const createProperty: Migration = {
  name: '002-create-property',
  sql: `
    create table homepage (
      only_row integer primary key check (only_row = 1),
      site_name text not null,
      hero_image text not null,
      hero_title text not null,
      hero_subtitle text not null,
      primary_button text not null,
      secondary_button text not null
    ) strict;

    create table property (
      only_row integer primary key check (only_row = 1),
      name text not null,
      description text not null,
      bedrooms integer not null,
      bathrooms integer not null,
      max_guests integer not null,
      amenities text not null,
      images text not null,
      same_day_turnover integer not null default 0 check (same_day_turnover in (0, 1)),
      cin text,
      address text,
      latitude real,
      longitude real
    ) strict;

    create table fees (
      only_row integer primary key check (only_row = 1),
      cleaning_fee integer not null,
      linen_fee integer not null
    ) strict;

    create table seasons (
      from_day text primary key,
      to_day text not null,
      weekly_price integer not null
    ) strict;
  `,
};
