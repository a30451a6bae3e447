export { pathOfAddress } from './path-of-address.ts';
