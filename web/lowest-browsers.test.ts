import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config, { LOWEST_BROWSERS } from './vite.config.ts';

const NAMES = { chrome: 'Chrom', firefox: 'Firefox', safari: 'Safari', edge: 'Edge', ios: 'iOS' } as const;

test.each(['docs/guides/install.md', 'docs/handbook/first-day.md'])(
  '%s names the browsers that the build is for',
  (file) => {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').replaceAll('\n', ' ');
    expect(config.build?.target).toEqual(LOWEST_BROWSERS);
    for (const browser of LOWEST_BROWSERS) {
      const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
      const displayName = Object.entries(NAMES).find(([key]) => key === name)?.[1] ?? name;
      expect(text, browser).toMatch(new RegExp(`${displayName}[^.;]*? ${version.replace('.', '\\.')}(?![\\d])`));
    }
  },
);
