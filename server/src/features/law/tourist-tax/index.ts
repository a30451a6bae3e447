/** The municipality's tourist tax: what other slices may know of it. */
export { readTaxFacts } from './tourist-tax.service.ts';
export { taxWords } from './tourist-tax.words.ts';
