/** The municipality's tourist tax: what other slices may know of it. */
export { readTaxFacts } from './tax-facts.ts';
export { taxWords } from './tourist-tax.words.ts';
