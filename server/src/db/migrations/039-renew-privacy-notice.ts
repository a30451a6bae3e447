import { english } from './039-renew-privacy-notice/english.ts';
import { french } from './039-renew-privacy-notice/french.ts';
import { german } from './039-renew-privacy-notice/german.ts';
import { italian } from './039-renew-privacy-notice/italian.ts';
import type { Migration } from './migration.ts';

type Notice = {
  /** Each that the program ever began a site with. */
  readonly before: readonly string[];
  readonly now: string;
};

const THE_NOTICE = `(select id from pages where slug = 'informativa-privacy')`;

/**
 * A privacy notice that stands as the program once wrote it says what the one of now does, in each language that it stands
 * in so. Who wrote her own keeps it, and is told what is new: the row of `privacy_news`, until she has read it.
 */
export const renewPrivacyNotice: Migration = {
  name: '039-renew-privacy-notice',
  sql: `
    create table privacy_news (
      only_row integer primary key check (only_row = 1),
      is_read integer not null check (is_read in (0, 1))
    ) strict;
    update pages set content = ${quoted(italian.now)}
      where slug = 'informativa-privacy' and content in (${listed(italian.before)});
    ${Object.entries({ en: english, de: german, fr: french })
      .map(([language, notice]) => renewTranslation(language, notice))
      .join('')}
    insert into privacy_news (only_row, is_read)
      select 1, 0 from pages where slug = 'informativa-privacy' and content <> ${quoted(italian.now)};
  `,
};

/** What says the Italian that was there before says the one of now, where both are the program's. */
function renewTranslation(language: string, { before, now }: Notice): string {
  const content = `kind = 'pages' and field = 'content' and language = '${language}' and thing_id in ${THE_NOTICE}`;
  return `
    update translations set "text" = ${quoted(now)} where ${content} and "text" in (${listed(before)});
    update translations set source = ${quoted(italian.now)}
      where ${content} and "text" = ${quoted(now)} and source in (${listed(italian.before)})
        and exists (select 1 from pages where id = thing_id and content = ${quoted(italian.now)});`;
}

function listed(texts: readonly string[]): string {
  return texts.map(quoted).join(', ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
