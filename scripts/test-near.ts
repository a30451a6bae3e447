import { withSteps } from './test/with-steps.ts';

/** `npm run test:near`: units and stories nearest to what is not committed yet, in some two minutes. */
await withSteps({ environment: process.env, words: process.argv.slice(2), kind: 'near' });
