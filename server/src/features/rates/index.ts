export { readChildAge, readPriceBook } from './read-price-book.ts';
