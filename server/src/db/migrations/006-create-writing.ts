import type { Migration } from './migration.ts';

/**
 * Content stands last in its row, so that lists need not read past it. A cover and a gallery's picture are kept in the
 * library by their foreign keys.
 */
export const createWriting: Migration = {
  name: '006-create-writing',
  sql: `
    create table pages (
      id text primary key,
      slug text not null unique,
      title text not null,
      excerpt text not null,
      published integer not null check (published in (0, 1)),
      published_at text,
      seo_title text not null,
      seo_description text not null,
      seo_keywords text not null,
      created_at text not null,
      content text not null
    ) strict;

    create table posts (
      id text primary key,
      slug text not null unique,
      title text not null,
      excerpt text not null,
      cover_image text not null references media (file),
      published integer not null check (published in (0, 1)),
      published_at text,
      read_time integer not null,
      author_id text references users (id) on delete set null,
      created_at text not null,
      content text not null
    ) strict;
    create index posts_by_publication on posts (published, published_at, id);
    create index posts_by_author on posts (author_id);
    create index posts_by_cover on posts (cover_image);

    create table galleries (
      id text primary key,
      slug text not null unique,
      name text not null,
      description text,
      is_default integer not null check (is_default in (0, 1)),
      created_at text not null
    ) strict;
    create unique index one_default_gallery on galleries (is_default) where is_default = 1;

    create table gallery_images (
      gallery_id text not null references galleries (id) on delete cascade,
      position integer not null,
      file text not null references media (file),
      primary key (gallery_id, position)
    ) strict, without rowid;
    create index gallery_images_by_file on gallery_images (file);
  `,
};
