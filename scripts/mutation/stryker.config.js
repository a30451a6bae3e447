import { pathToFileURL } from 'node:url';

const { MUTATION_PLACE: place = '', MUTATION_TOOL: tool = '' } = process.env;

/** Beside the tool, which is fetched, and not beside the project. */
const runner = new URL('../vitest-runner/dist/src/index.js', pathToFileURL(`${tool}/`));

export default {
  testRunner: 'vitest',
  plugins: [runner.href],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What runs as a file is loaded is told by all tests of its place: too long where each has a site of its own.
  ignoreStatic: place.startsWith('server/'),
  concurrency: 2,
  incremental: true,
  incrementalFile: `coverage/mutation/${place.replaceAll('/', '-')}.json`,
  tempDirName: 'coverage/mutation/code',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: null },
  timeoutMS: 10_000,
};
