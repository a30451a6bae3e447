/** The year's accounts: what is due of the flat tax, for the deadlines. */

export { readFlatTaxDues } from './year.service.ts';
