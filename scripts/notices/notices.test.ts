import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Lock } from '../prune-lock.ts';
import { composeNotices, listShipped, makeNotices, type ShippedPackage } from './make-notices.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lock: Lock = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));

describe('the notices of what is shipped', () => {
  let notices: string;
  // The tool is installed on first use.
  beforeAll(() => {
    notices = makeNotices(root);
  }, 180_000);

  /** The text below the heading that contains the name. */
  function textsOf(name: string): string {
    const parts = notices.split(/^-{100}\n/m);
    return parts.filter((_, index) => parts[index - 1]?.trim().split(', ').includes(name)).join('\n');
  }

  it('name every package that the lock file has for production, with its version', () => {
    const production = Object.entries(lock.packages).filter(
      ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
    );
    expect(production.length).toBeGreaterThan(300);
    const lines = new Set(notices.split('\n').map((line) => line.split(' · ')[0]));
    const names = production.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')} ${version}`);
    expect(names.filter((name) => !lines.has(name))).toEqual([]);
  });

  it('have a text for each of them', () => {
    const without = listShipped(lock).filter(({ name }) => textsOf(name).trim() === '');
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['@img/sharp-libvips-linux-x64', 'GNU LESSER GENERAL PUBLIC LICENSE'],
    ['@img/sharp-libvips-linux-x64', 'GNU GENERAL PUBLIC LICENSE'],
    ['@img/sharp-win32-x64', 'GNU LESSER GENERAL PUBLIC LICENSE'],
    ['@fontsource-variable/figtree', 'SIL OPEN FONT LICENSE'],
    ['@fontsource-variable/figtree', 'The Figtree Project Authors'],
    ['@fontsource/gilda-display', 'with Reserved Font Name'],
    ['@fontsource-variable/playfair-display', 'SIL OPEN FONT LICENSE'],
    ['@fontsource-variable/source-sans-3', 'SIL OPEN FONT LICENSE'],
    ['@fontsource-variable/lora', 'SIL OPEN FONT LICENSE'],
    ['@fontsource-variable/libre-franklin', 'SIL OPEN FONT LICENSE'],
    ['@fontsource-variable/cormorant', 'SIL OPEN FONT LICENSE'],
    ['@fontsource-variable/nunito-sans', 'SIL OPEN FONT LICENSE'],
    ['@fontsource-variable/outfit', 'SIL OPEN FONT LICENSE'],
    ['@fontsource-variable/atkinson-hyperlegible-next', 'SIL OPEN FONT LICENSE'],
    ['@fontsource/noto-sans', 'SIL OPEN FONT LICENSE'],
    ['@aws-sdk/client-s3', 'Apache License'],
    ['swagger-ui-dist', 'Copyright 2020-2021 SmartBear Software Inc.'],
    ['@dicebear/styles', 'CC BY 4.0'],
    ['electron-updater', 'MIT'],
  ])('have for %s: %s', (name, text) => {
    expect(textsOf(name)).toContain(text);
  });

  it('list what is inside of libvips, and where the sources of MPL and LGPL are', () => {
    for (const library of ['librsvg', 'glib', 'libheif', 'cairo']) expect(notices).toContain(`| ${library} `);
    expect(notices).toMatch(/^web-push \S+ · MPL-2\.0 · https:\/\/github\.com\/web-push-libs\/web-push/m);
    expect(notices).toContain('https://github.com/lovell/sharp-libvips');
  });
});

describe('notices', () => {
  const one: ShippedPackage = { name: 'one', version: '1.0.0', license: 'MIT', isOptional: false };
  const licence = { name: 'MIT', repository: undefined, texts: ['Copyright Ada'], hasText: true };
  const standardText = (id: string) => (id === 'MIT' ? 'The MIT text' : undefined);

  it('say a text once, of all who have it', () => {
    const other = { ...one, name: 'other' };
    const licences = new Map([
      ['one@1.0.0', licence],
      ['other@1.0.0', { ...licence, texts: ['Copyright   Ada\n'] }],
    ]);
    const notices = composeNotices([one, other], { licences, standardText });
    expect(notices).toContain('\none, other\n');
    expect(notices.match(/Copyright/g)).toHaveLength(1);
  });

  it('have the text of SPDX where a package is for another system, or brings none', () => {
    const absent = composeNotices([{ ...one, isOptional: true }], { licences: new Map(), standardText });
    expect(absent).toContain('The MIT text');
    const readme = new Map([['one@1.0.0', { ...licence, texts: ['# One'], hasText: false }]]);
    expect(composeNotices([one], { licences: readme, standardText })).toMatch(/# One[\s\S]*The MIT text/);
  });

  test.each([
    ['is not installed', one, new Map(), /one 1\.0\.0 is not installed/],
    ['is under nothing', { ...one, license: undefined, isOptional: true }, new Map(), /names no licence/],
    ['is under what nobody knows', { ...one, license: 'Own', isOptional: true }, new Map(), /no text of Own/],
  ])('are none where a package %s', (_, shipped, licences, why) => {
    expect(() => composeNotices([shipped], { licences, standardText })).toThrow(why);
  });
});
