import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './support/chromium.ts';
import type { StoryOptions } from './support/test.ts';

const isOnPostgres = process.env.TEST_ENGINE === 'postgres';

const executablePath = findChromium();

/** The renderer of the desktop app is no browser, and the site is nothing to it. */
const DESKTOP = '**/desktop*.e2e.ts';

/** Told in the renderer alone: its guests hold a phone of their own. */
const BOTH_SIDES = '**/live-a-stay*.e2e.ts';

/** A story is told on a phone. Its tag says where it is told besides, because it shows something else there. */
const EACH_WIDTH = /@each-width/;
const EACH_SHELL = /@each-shell/;

/** It starts its site itself, or looks into the folder that a site alone has. */
const IN_A_FOLDER = /@in-a-folder/;

export default defineConfig<StoryOptions>({
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/prepared-sites.ts',
  fullyParallel: true,
  // Sites on PostgreSQL share a bucket that is tidied up behind each story, which takes longer than a folder.
  ...(isOnPostgres ? { workers: 1, timeout: 180_000, grepInvert: IN_A_FOLDER } : { workers: 2, timeout: 120_000 }),
  // On a busy machine stories take three times as long: a minute, and seconds for an answer. Only a red one waits for longer.
  expect: { timeout: 20_000 },
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
      testIgnore: [DESKTOP, BOTH_SIDES],
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
      testIgnore: [DESKTOP, BOTH_SIDES],
      grep: EACH_WIDTH,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'renderer',
      testDir: './stories',
      grep: [EACH_SHELL, /stories\/[^/]+\/(?:desktop|live-a-stay)[^/]*\.e2e\.ts/],
      use: { shell: 'desktop', viewport: { width: 1440, height: 900 } },
    },
  ],
});
