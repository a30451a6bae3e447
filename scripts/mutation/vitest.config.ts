import { defineConfig } from 'vitest/config';
import { makeTestsFolder } from '../tests-folder.ts';

const { MUTATION_PLACE: place = 'shared/src/domain' } = process.env;

/** Runs unit tests as usual, but only those beside the mutated code. */
export default defineConfig({
  test: {
    include: [place.endsWith('.ts') ? place.replace(/\.ts$/, '.test.ts') : `${place}/**/*.test.ts`],
    exclude: ['**/node_modules/**'],
    isolate: false,
    testTimeout: 15_000,
    env: { TMPDIR: makeTestsFolder() },
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
