export { demoPages } from './pages.demo.ts';
export { readPageContent } from './pages.service.ts';
export { pageWords } from './pages.words.ts';
export { readPagesToFind } from './read-to-find.ts';
