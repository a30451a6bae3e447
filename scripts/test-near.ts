import { withSteps } from './test/with-steps.ts';

/** `npm run test:near`: runs the units and stories nearest to uncommitted changes, in about two minutes. */
await withSteps({ environment: process.env, words: process.argv.slice(2), kind: 'near' });
