import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  workers: 1,
  timeout: 60_000,
  forbidOnly: true,
  reporter: 'list',
  outputDir: '../../test-results/desktop',
});
