import { withSteps } from './test/with-steps.ts';

/**
 * `npm test`: the gate, which every commit passes; ends at the first step that fails. Names of steps behind it run these
 * alone. What it leaves to the long run is in `npm run test:all`.
 */
await withSteps({ environment: process.env, words: process.argv.slice(2), kind: 'gate' });
