import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './support/chromium.ts';
import type { StoryOptions } from './support/test.ts';

const executablePath = findChromium();

/** The renderer of the desktop app is no browser, and the site is nothing to it. */
const DESKTOP = '**/desktop*.e2e.ts';

/** Told once, on a phone: what they show is the same at every width, and how it looks there is other stories' subject. */
const ONE_WIDTH = [
  '**/disown-an-account.e2e.ts',
  '**/google-drive.e2e.ts',
  '**/withdraw-a-request.e2e.ts',
  '**/write-to-the-owner.e2e.ts',
  '**/back-office/overview-warnings.e2e.ts',
  '**/back-office/read-what-was-written.e2e.ts',
];

/** Nothing in it is another's in the desktop app; its screen is opened there by every-screen. */
const SAME_IN_EACH_SHELL = '**/back-office/mail.e2e.ts';

export default defineConfig<StoryOptions>({
  testMatch: '**/*.e2e.ts',
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
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    },
    {
      name: 'desk',
      testDir: './stories',
      testIgnore: [DESKTOP, ...ONE_WIDTH],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'renderer',
      testDir: './stories',
      testMatch: [DESKTOP, '**/back-office/*.e2e.ts'],
      testIgnore: [...ONE_WIDTH, SAME_IN_EACH_SHELL],
      use: { shell: 'desktop', viewport: { width: 1440, height: 900 } },
    },
  ],
});
