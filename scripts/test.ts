import { withSteps } from './test/with-steps.ts';

/**
 * `npm test`: the gate that every commit must pass; stops at the first failing step. Given names, runs only these
 * steps. `npm run test:all` covers the rest.
 */
await withSteps({ environment: process.env, words: process.argv.slice(2), kind: 'gate' });
