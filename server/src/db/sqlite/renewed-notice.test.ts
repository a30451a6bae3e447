import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { starterLanguages } from '../../../starter/languages.ts';
import { privacyNotice } from '../../../starter/writing/pages/privacy-notice.ts';
import { english } from '../migrations/039-renew-privacy-notice/english.ts';
import { french } from '../migrations/039-renew-privacy-notice/french.ts';
import { german } from '../migrations/039-renew-privacy-notice/german.ts';
import { italian } from '../migrations/039-renew-privacy-notice/italian.ts';
import { noticeWithKeys } from '../migrations/050-keep-keys/notice-with-keys.ts';
import { migrations } from '../migrations/index.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const others = { en: english, de: german, fr: french };

let folder: string;
let connection: SqliteDatabase.Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-notice-'));
  ({ connection } = openDatabase(join(folder, 'database.sqlite')));
  const steps = migrations.findIndex(({ name }) => name === '039-renew-privacy-notice');
  for (const [index, step] of migrations.slice(0, steps).entries()) {
    connection.exec(step.sql);
    connection.pragma(`user_version = ${index + 1}`);
  }
});
afterEach(() => {
  connection.close();
  rmSync(folder, { recursive: true, force: true });
});

type Written = { readonly it: string } & Partial<Record<keyof typeof others, string>>;

/** The notice with its translations, checked against the Italian text that they translate. */
function write({ it, ...translated }: Written): void {
  connection
    .prepare(
      `insert into pages (id, slug, title, excerpt, published, seo_title, seo_description, seo_keywords, created_at, content)
       values ('p', 'informativa-privacy', 'Privacy', '', 1, '', '', '', '2027-03-01T10:00:00.000Z', ?)`,
    )
    .run(it);
  const insert = connection.prepare(
    `insert into translations (kind, thing_id, language, field, text, source, state)
     values ('pages', 'p', ?, 'content', ?, ?, 'CHECKED')`,
  );
  for (const [language, text] of Object.entries(translated)) insert.run(language, text, it);
}

/** The contents after the site has started with this program. */
function renew() {
  migrate(connection, join(folder, 'backups'));
  return {
    it: connection.prepare('select content from pages').pluck().get(),
    translated: connection.prepare('select language, text, source from translations order by language').raw().all(),
    news: connection.prepare('select is_read from privacy_news').pluck().all(),
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

test('each notice that a site ever began with is known to the letter', () => {
  const known = [italian, english, german, french].map(({ before }) => before.map(digest));
  expect(known).toEqual([
    ['cc3342c4c16ed63f', '2737d0206980a9bf', '6dcdb63ff976b9b9'],
    ['71f83dc32d8540a8', '032bd9b47a6c9e78', '5c41b996238b7e7e'],
    ['d83d3edc43624696', '747d57803f5b7725'],
    ['646d6fe321547886', 'e3c126654e47862e'],
  ]);
});

test.each([0, 1, 2])(
  'a notice that stands as the program wrote it says what a new site’s does, and nothing is told: %i',
  (age) => {
    const before = (notice: { readonly before: readonly string[] }) =>
      notice.before.at(age - 3) ?? notice.before[0] ?? '';
    write({ it: before(italian), en: before(english), de: before(german), fr: before(french) });
    const now = new Map(
      starterLanguages.map(([language, { pages }]) => [language, pages['informativa-privacy']?.content]),
    );
    expect(renew()).toEqual({
      it: privacyNotice.content,
      translated: (['de', 'en', 'fr'] as const).map((language) => [language, now.get(language), privacyNotice.content]),
      news: [],
    });
  },
);

test('a notice that the owner worded stays as it is, and she is to read what is new', () => {
  const own = italian.before[2]?.replace('al massimo poche ore', 'al massimo un’ora') ?? '';
  write({ it: own, en: english.before[2] ?? '', de: 'Meine Worte' });
  expect(renew()).toEqual({
    it: own,
    translated: [
      ['de', 'Meine Worte', own],
      ['en', noticeWithKeys.en.now, own],
    ],
    news: [0],
  });
});

test('words of hers in another language stay, and are to be looked at again beside the Italian that is new', () => {
  const [, , before = ''] = italian.before;
  write({ it: before, en: 'My own words', fr: french.before[1] ?? '' });
  expect(renew()).toEqual({
    it: noticeWithKeys.it.now,
    translated: [
      ['en', 'My own words', before],
      ['fr', noticeWithKeys.fr.now, noticeWithKeys.it.now],
    ],
    news: [],
  });
});

test.each(['041-note-changes', '046-keep-devices', '050-keep-keys'])(
  'who read what was new before, of a notice of her own, is told of what %s added, once',
  (added) => {
    const own = `${italian.now}<p>Altro.</p>`;
    const step = migrations.findIndex(({ name }) => name === added);
    write({ it: own });
    const between = migrations.slice(0, step).findIndex(({ name }) => name === '039-renew-privacy-notice');
    for (const [index, { sql }] of migrations.slice(between, step).entries()) {
      connection.exec(sql);
      connection.pragma(`user_version = ${between + index + 1}`);
    }
    connection.exec('update privacy_news set is_read = 1');
    expect(renew()).toEqual({ it: own, translated: [], news: [0] });
  },
);

test('a site without pages has nothing to read', () => {
  expect(renew()).toEqual({ it: undefined, translated: [], news: [] });
});
