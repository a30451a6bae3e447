export { readPriceList } from './rates.service.ts';
