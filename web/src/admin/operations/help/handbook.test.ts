// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listEmbeds, plainTextOf } from '@approdo/shared/rich-text/stored-content';
import { describe, expect, test } from 'vitest';
import { PICTURE_SIZE, readHandbookPage } from '../../../../handbook-pages.ts';
import { writeContent } from '../../content/rich-text/document/content-html.ts';
import { findHelpPage, sectionId } from '../../kit/frame/help-address.ts';
import { FAULT_HELP, HELP_PAGES, type HelpPlace } from '../../session/help-pages.ts';
import { GROUPS, type Screen } from '../../session/screen.ts';
import { INNER_SCREENS, SCREENS } from '../../shell/screens.ts';
import { readHelpContent } from './help-article.tsx';

const folder = join(import.meta.dirname, '../../../../../docs/handbook/');
const MOST_BYTES = 60 * 1024;

const written = HELP_PAGES.map((page) => {
  const markdown = readFileSync(`${folder}${page.path}.md`, 'utf8');
  return { ...page, markdown, ...readHandbookPage(markdown), listed: page.title };
});

const headingsOf = (content: string) =>
  [...content.matchAll(/<h[23]>(.*?)<\/h[23]>/g)].map(([, inner = '']) => plainTextOf(inner));

/** Every constant text of the back office; those made by functions depend on their values. */
const labels = new Set<string>([
  ...Object.values(import.meta.glob('../../**/{texts.ts,texts/*.ts}', { eager: true })).flatMap(listWords),
  ...SCREENS.flatMap(({ title, label }) => [title, label]),
  ...GROUPS.map(({ label }) => label),
]);

function listWords(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listWords) : [];
}

test('the handbook has the pages that its contents name, and no other', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  expect(files.toSorted()).toEqual(HELP_PAGES.map(({ path }) => `${path}.md`).toSorted());
  expect(written.map(({ title }) => title)).toEqual(written.map(({ listed }) => listed));
});

describe.each(written)('the page “$title”', ({ markdown, content, pictures }) => {
  test('names buttons and labels as they are on the screens', () => {
    const quoted = [...markdown.matchAll(/\*\*(.+?)\*\*/g)].map(([, label = '']) => label);
    expect(quoted.length).toBeGreaterThan(0);
    expect(quoted.filter((label) => !labels.has(label))).toEqual([]);
  });

  test('has nothing that the editor has no place for', () => {
    const drawn = writeContent(
      readHelpContent(content, Object.fromEntries(pictures.map((name) => [name, `/${name}`]))),
    );
    expect(plainTextOf(drawn)).toBe(plainTextOf(content));
    expect(drawn.match(/<img /g)?.length ?? 0).toBe(pictures.length);
    expect(drawn.match(/<a /g)?.length ?? 0).toBe(content.match(/<a /g)?.length ?? 0);
    expect(listEmbeds(drawn)).toEqual([]);
  });

  test('leads nowhere but to pages and headings that there are', () => {
    const targets = [...content.matchAll(/<a href="(.*?)"/g)].map(([, target = '']) => target);
    for (const target of targets) {
      const [, path, place] = /^\/help\/([\w-]+)(?:#([\w-]+))?$/.exec(target) ?? [];
      const page = written.find((one) => one.path === path);
      expect(page, target).toBeDefined();
      if (place) expect(headingsOf(page?.content ?? '').map(sectionId), target).toContain(place);
    }
  });

  test('has each heading once, to be named in an address', () => {
    const ids = headingsOf(content).map(sectionId);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

const isThere = ({ page, section }: HelpPlace) => {
  const { content } = written.find(({ path }) => path === page) ?? { content: '' };
  return findHelpPage(page) !== undefined && (section === undefined || headingsOf(content).includes(section));
};

const screens: readonly Screen[] = [...SCREENS, ...INNER_SCREENS];

test.each(screens.filter(({ path }) => path !== 'help').map(({ title, help }) => [title, help]))(
  'the question mark of %s opens a place that there is',
  (_, place) => {
    expect(place && isThere(place)).toBe(true);
  },
);

test.each(Object.entries(FAULT_HELP))('what is wrong with the site (%s) is told of', (_, place) => {
  expect(isThere(place)).toBe(true);
});

describe('the pictures', () => {
  const named = new Set(written.flatMap(({ pictures }) => pictures));

  test('are those that the pages show', () => {
    expect(readdirSync(`${folder}pictures`).toSorted()).toEqual([...named].toSorted());
  });

  test.each([...named])('%s is small, and of the size that is kept for it', (name) => {
    const bytes = readFileSync(`${folder}pictures/${name}`);
    expect(bytes.length).toBeLessThan(MOST_BYTES);
    // A WebP's header names its kind, and the size of the VP8 picture (RFC 9649, 2.5; RFC 6386, 9.1).
    expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8 ');
    expect([bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]).toEqual([...PICTURE_SIZE]);
  });
});
