/** What the municipality wants of guests: what other slices may know of it. */
export { readTaxFacts } from './tax-facts.ts';
export { taxWords } from './tourist-tax.words.ts';
