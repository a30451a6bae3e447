import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{shared,server,web,desktop,scripts,e2e}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/out/**'],
    reporters: ['default'],
    testTimeout: 15_000,
  },
});
