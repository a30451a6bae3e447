export { demoPages } from './pages.demo.ts';
export { readPageContent } from './pages.service.ts';
export { pageWords } from './pages.words.ts';
export { readSearchablePages } from './searchable-pages.ts';
