export { addressOfPage } from './page-address.ts';
export { PAGES } from './texts.ts';
