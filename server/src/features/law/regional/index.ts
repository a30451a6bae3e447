/** What the region is told of guests: what other slices may know of it. */
export { readRegionalFacts } from './regional-facts.ts';
