import { defineConfig } from '@playwright/test';
import type { BrowserOptions, SizeOption } from './browser-test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP_SIZE = { width: 1280, height: 900 };

const WEBKIT_ALONE = '**/webkit-*.e2e.ts';

/** Journeys in browsers other than Chromium: Playwright runs and reports them, but drives none of the browsers. */
export default defineConfig<SizeOption, BrowserOptions>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: '../support/prepared-sites.ts',
  // Each browser uses more than a core while it loads a page.
  workers: 1,
  timeout: 300_000,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  outputDir: '../../test-results',
  projects: [
    { name: 'firefox-390', testIgnore: WEBKIT_ALONE, use: { engine: 'firefox', size: PHONE } },
    { name: 'firefox-1280', testIgnore: WEBKIT_ALONE, use: { engine: 'firefox', size: DESKTOP_SIZE } },
    { name: 'webkit-390', use: { engine: 'webkit', size: PHONE } },
    { name: 'webkit-1280', testIgnore: WEBKIT_ALONE, use: { engine: 'webkit', size: DESKTOP_SIZE } },
  ],
});
