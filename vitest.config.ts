import { defineConfig } from 'vitest/config';
import { fetchPostgres } from './scripts/fetch-postgres.ts';
import { makeTestsFolder } from './scripts/tests-folder.ts';

const tests = '**/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '**/out/**'],
    reporters: ['default'],
    testTimeout: 15_000,
    // A machine that other work keeps busy takes its time; what is there is seen at once.
    expect: { poll: { timeout: 10_000 } },
    env: { TMPDIR: makeTestsFolder(), PG_BIN: fetchPostgres() },
    unstubGlobals: true,
    // Left to itself it keeps a core free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: [`{shared,server,web,scripts,e2e}/${tests}`],
          // What they load is loaded once for all: it keeps no state, and half of the time went there.
          isolate: false,
        },
      },
      // Its tests put a stand-in in the place of Electron, which must not be there for others.
      { extends: true, test: { name: 'desktop', include: [`desktop/${tests}`] } },
    ],
  },
});
