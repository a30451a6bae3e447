import { defineConfig } from '@playwright/test';

/** `npm run test:scale`: several processes over PostgreSQL and a bucket, one cluster after the other. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  workers: 1,
  timeout: 600_000,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  outputDir: '../../test-results',
});
