export { listMenuEntries } from './menu.repository.ts';
export { menuWords } from './menu.words.ts';
