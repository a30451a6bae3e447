import { withSteps } from './test/with-steps.ts';

/**
 * `npm run test:all`: everything, each part whatever the others come to. Names behind it run these parts alone, `--rest`
 * those that have not yet passed for what is committed.
 */
await withSteps({ environment: process.env, words: process.argv.slice(2), kind: 'all' });
