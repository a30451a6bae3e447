/** Reports to the region: what other slices may know of them. */
export { readRegionalFacts } from './regional-facts.ts';
