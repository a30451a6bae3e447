import { defineConfig } from 'vitest/config';
import { OrderOfTests } from './scripts/order-of-tests.ts';
import { makeTestsFolder } from './scripts/tests-folder.ts';

const tests = '**/*.test.{ts,tsx}';

/** What they load is loaded once for all: it keeps no state, and half of the time went there. */
const loadsOnce = { isolate: false };

export default defineConfig({
  test: {
    // What needs a program from elsewhere has a configuration of its own.
    exclude: ['**/node_modules/**', '**/dist/**', '**/out/**', '**/*.outside.test.ts'],
    reporters: ['default'],
    // Each run has an order of its own, whose seed it prints: `--sequence.seed` runs that one again.
    sequence: { shuffle: { files: true, tests: true }, sequencer: OrderOfTests },
    testTimeout: 15_000,
    // A machine that other work keeps busy takes its time; what is there is seen at once.
    expect: { poll: { timeout: 10_000 } },
    env: { TMPDIR: makeTestsFolder() },
    unstubGlobals: true,
    // Left to itself it keeps a core free, which is half of a small machine.
    maxWorkers: '100%',
    // Most of what a site makes is gone with its answer: young objects with room to die in cost a tenth less.
    execArgv: ['--max-semi-space-size=32'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: [`{shared,server,scripts,e2e}/${tests}`],
          ...loadsOnce,
          // Node loads them itself, as it does where they are served: Vite took more time over them than they do.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      // Its markup is in need of a compiler.
      {
        extends: true,
        test: {
          name: 'web',
          include: [`web/${tests}`],
          setupFiles: ['web/src/testing/empty-page-after.ts'],
          // jsdom counts its frames by an interval that it begins once: a feigned one would be the end of all frames of the worker.
          fakeTimers: { toFake: ['Date', 'setTimeout', 'clearTimeout'] },
          ...loadsOnce,
        },
      },
      // Its tests put a stand-in in the place of Electron, which must not be there for others.
      { extends: true, test: { name: 'desktop', include: [`desktop/${tests}`] } },
    ],
  },
});
