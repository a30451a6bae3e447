export { judgeStay } from './judge-stay.ts';
export { readChildAge, readLinenUntilDays, readPriceBook } from './read-price-book.ts';
