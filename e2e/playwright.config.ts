import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './support/chromium.ts';
import type { StoryOptions } from './support/test.ts';

const executablePath = findChromium();

/** The renderer of the desktop app is no browser, and the site is nothing to it. */
const DESKTOP = '**/desktop*.e2e.ts';

/** A story is told on a phone. Its tag says where it is told besides, because it shows something else there. */
const EACH_WIDTH = /@each-width/;
const EACH_SHELL = /@each-shell/;

export default defineConfig<StoryOptions>({
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/prepared-sites.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json']],
  outputDir: '../test-results',
  use: {
    browserName: 'chromium',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
    // A film of every story, which a machine without a graphics card takes as long to make as the story: words are enough.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    { name: 'machine', testDir: './reliability' },
    {
      name: 'phone',
      testDir: './stories',
      testIgnore: DESKTOP,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'tablet',
      testDir: './stories',
      testMatch: '**/visit.e2e.ts',
      grep: EACH_WIDTH,
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    },
    {
      name: 'desk',
      testDir: './stories',
      testIgnore: DESKTOP,
      grep: EACH_WIDTH,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'renderer',
      testDir: './stories',
      grep: [EACH_SHELL, /stories\/desktop[^/]*\.e2e\.ts/],
      use: { shell: 'desktop', viewport: { width: 1440, height: 900 } },
    },
  ],
});
