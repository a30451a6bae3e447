export { readChildAge, readLinenUntilDays, readPriceBook } from './read-price-book.ts';
