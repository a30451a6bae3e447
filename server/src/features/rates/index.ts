export { readPriceBook } from './rates.service.ts';
