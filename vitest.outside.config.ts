import { defineConfig } from 'vitest/config';
import units from './vitest.config.ts';

/** What every bucket must pass: units ask one that stands in, and here it is asked of a real one. */
const ON_ANY_BUCKET = [
  'server/src/adapters/backup-store/bucket-backup-store.test.ts',
  'server/src/adapters/file-store/bucket-store.test.ts',
  'server/src/adapters/site-files/bucket-files.test.ts',
  'server/src/features/operations/backup/{drive-from-bucket,moving,restore-in-place}.test.ts',
  'server/src/start/open-shared-tenant.test.ts',
];

const { projects: _, env, ...asUnits } = units.test ?? {};

/** `npm run test:all -- outside`: tests that need Swift, LibreOffice or systemd, which are fetched where they are not there. */
export default defineConfig({
  test: {
    ...asUnits,
    name: 'outside',
    include: ['{server,e2e}/**/*.outside.test.ts', ...ON_ANY_BUCKET],
    exclude: ['**/node_modules/**'],
    env: { ...env, TEST_BUCKET: 'swift' },
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
