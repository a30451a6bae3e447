import { withSteps } from './test/with-steps.ts';

/**
 * `npm run test:all`: runs every part, even if others fail. Given names, runs only these parts; `--rest` runs those
 * that have not passed for the current commit.
 */
await withSteps({ environment: process.env, words: process.argv.slice(2), kind: 'all' });
