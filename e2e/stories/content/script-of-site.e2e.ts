import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Request } from '@playwright/test';
import { SCREEN_NAMES, SCREENS } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const KiB = 1024;

type Loaded = { readonly files: number; readonly bytes: number };

/** The script that a visitor's page loads by itself, in bytes on the wire, without headers. */
const PAGES: readonly (Loaded & { readonly path: string })[] = [
  { path: '/', files: 1, bytes: 4.25 * KiB },
  { path: '/blog', files: 1, bytes: 4.25 * KiB },
  { path: '/login', files: 9, bytes: 111 * KiB },
  { path: '/booking', files: 10, bytes: 130 * KiB },
];

for (const { path, files, bytes } of PAGES) {
  test(`a visitor’s ${path} asks for few files of script, and for no more than it shows`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => request.resourceType() === 'script' && requests.push(request));
    await page.goto(path);
    if (files > 1) {
      await page.locator('form').last().scrollIntoViewIfNeeded();
      await expect.poll(() => requests.length).toBeGreaterThan(4);
    }
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    const loaded = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(loaded).toBeGreaterThan(0);
    expect(loaded).toBeLessThanOrEqual(bytes);
    expect(requests.length).toBeLessThanOrEqual(files);
    const names = requests.map((request) => new URL(request.url()).pathname);
    expect(names.filter((name) => /further-texts|passkey-sign-in|second-step/.test(name))).toEqual([]);
  });
}

const built = fileURLToPath(new URL('../../../web/dist/client', import.meta.url));

/**
 * What one of the oldest supported browsers (Chromium 111, Firefox 128, Safari 16.4) lacks, as called in a built file,
 * where names of browser APIs survive. Names like `union`, which other objects share, are not found this way.
 */
const LATER_THAN_PROMISED =
  /\b(?:Promise\.(?:withResolvers|try)|(?:Map|Object)\.groupBy|AbortSignal\.any|URL\.(?:canParse|parse)|Array\.fromAsync|RegExp\.escape|Error\.isError|Math\.sumPrecise|Iterator\.(?:from|concat)|Temporal\.\w+|Intl\.DurationFormat|Uint8Array\.from(?:Hex|Base64)|new (?:Async)?DisposableStack|scheduler\.(?:yield|postTask))|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|getOrInsert|getOrInsertComputed|toBase64|setFromBase64|moveBefore|checkVisibility|showPopover|hidePopover|togglePopover|setHTMLUnsafe|parseHTMLUnsafe|requestClose)\(|:popover-open/g;

/** Those that older-browsers.ts polyfills. It comes with the back office, and with the code of islands. */
const BROUGHT_ALONG = ['Promise.withResolvers', 'Map.groupBy', 'Object.groupBy', 'AbortSignal.any', 'URL.canParse'];

/** Files loaded on their own, before any of that or without it. */
const ALONE = /^(?:entry-site|panel-by-hand|admin-worker|stay-worker)/;

/** Calls behind a feature check or a try: by the site's bar (dropdowns.ts), and by Mantine, where windows are. */
const GUARDED: Readonly<Record<string, RegExp>> = {
  ':popover-open': /^(?:entry-site|menu-and-windows)/,
  '.hidePopover(': /^entry-site/,
};

test('no built file calls what the oldest browsers that are promised have not got', () => {
  const files = globSync(['*.js', 'assets/*.js'], { cwd: built });
  expect(files.length).toBeGreaterThan(50);
  const called = files.flatMap((file) => {
    const name = basename(file);
    const found = readFileSync(`${built}/${file}`, 'utf8').matchAll(LATER_THAN_PROMISED);
    return [...new Set(Array.from(found, ([call]) => call))].map((call) => ({ name, call }));
  });
  expect(new Set(called.map(({ call }) => call)), 'the list finds what it is to find').toContain('Map.groupBy');
  const unmet = called.filter(
    ({ name, call }) => !GUARDED[call]?.test(name) && (ALONE.test(name) || !BROUGHT_ALONG.includes(call)),
  );
  expect(unmet.map(({ name, call }) => `${call} in ${name}`)).toEqual([]);
});

test('in the oldest browsers that are promised every screen of the back office opens', async ({ page, backOffice }) => {
  test.setTimeout(SCREEN_NAMES.length * 20_000);
  await page.addInitScript(() => {
    for (const [of, name] of [
      [Promise, 'withResolvers'],
      [Map, 'groupBy'],
      [Object, 'groupBy'],
      [AbortSignal, 'any'],
      [URL, 'canParse'],
    ] as const)
      Reflect.deleteProperty(of, name);
  });
  await backOffice.open('');
  for (const name of SCREEN_NAMES) {
    await test.step(SCREENS[name].heading, async () => {
      await backOffice.goTo(name);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    });
  }
});
