export { BLOG } from './texts.ts';
