export { findMenuTo } from './menu.service.ts';
export { menuWords } from './menu.words.ts';
