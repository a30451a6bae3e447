import type { Migration } from './migration.ts';

export const createHouseScreens: Migration = {
  name: '007-create-house-screens',
  sql: `
    create table menu_items (
      id text primary key,
      label text not null,
      slug text,
      url text,
      visible_to text not null check (visible_to in ('USER', 'EDITOR', 'ADMIN')),
      show_on_desktop integer not null check (show_on_desktop in (0, 1)),
      show_on_mobile integer not null check (show_on_mobile in (0, 1)),
      parent_id text references menu_items (id) on delete cascade,
      list_order integer not null
    ) strict;
    create index menu_items_by_parent on menu_items (parent_id);

    create table feature_boxes (
      id text primary key,
      icon text not null,
      title text not null,
      description text not null,
      link text,
      published integer not null check (published in (0, 1)),
      created_at text not null
    ) strict;

    create table reviews (
      id text primary key,
      user_id text references users (id) on delete set null,
      guest_name text,
      rating integer not null check (rating between 1 and 5),
      comment text not null,
      status text not null check (status in ('PENDING', 'APPROVED')),
      created_at text not null
    ) strict;
    create index reviews_by_status on reviews (status, created_at);
    create index reviews_by_user on reviews (user_id);

    create table contact_messages (
      id text primary key,
      name text not null,
      email text not null,
      phone text,
      message text not null,
      answered integer not null default 0 check (answered in (0, 1)),
      created_at text not null
    ) strict;
    create index contact_messages_by_age on contact_messages (created_at);

    create table tasks (
      id text primary key,
      name text not null,
      description text not null,
      due_date text,
      priority integer not null check (priority between 1 and 10),
      completed integer not null check (completed in (0, 1)),
      order_index integer not null,
      updated_at text not null
    ) strict;
  `,
};
