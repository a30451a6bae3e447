export { demoPages } from './pages.demo.ts';
export { readPage, readPageContent, readPageSlugs, readSearchablePages, savePage } from './pages.service.ts';
export { pageWords } from './pages.words.ts';
