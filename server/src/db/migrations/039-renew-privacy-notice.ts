import { english } from './039-renew-privacy-notice/english.ts';
import { french } from './039-renew-privacy-notice/french.ts';
import { german } from './039-renew-privacy-notice/german.ts';
import { italian } from './039-renew-privacy-notice/italian.ts';
import type { Migration } from './migration.ts';
import { quoted, renewNotice } from './renew-notice.ts';

/**
 * A privacy notice that stands as the program once wrote it says what the one of now does, in each language that it stands
 * in so. Who wrote her own keeps it, and is told what is new: the row of `privacy_news`, until she has read it.
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
