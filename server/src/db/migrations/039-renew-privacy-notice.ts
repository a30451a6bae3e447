import { english } from './039-renew-privacy-notice/english.ts';
import { french } from './039-renew-privacy-notice/french.ts';
import { german } from './039-renew-privacy-notice/german.ts';
import { italian } from './039-renew-privacy-notice/italian.ts';
import type { Migration } from './migration.ts';
import { quoted, renewNotice } from './renew-notice.ts';

/**
 * Updates a privacy notice that is still the program's own, in each language. Owners who wrote their own keep it, and
 * are told what is new: the row of `privacy_news`, until they have read it.
 */
export const renewPrivacyNotice: Migration = {
  name: '039-renew-privacy-notice',
  get sql() {
    return `
    create table privacy_news (
      only_row integer primary key check (only_row = 1),
      is_read integer not null check (is_read in (0, 1))
    ) strict;
    ${renewNotice(italian, { en: english, de: german, fr: french })}
    insert into privacy_news (only_row, is_read)
      select 1, 0 from pages where slug = 'informativa-privacy' and content <> ${quoted(italian.now)};
  `;
  },
};
