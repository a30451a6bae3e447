export { demoPages } from './pages.demo.ts';
export { readPageContent, readSearchablePages } from './pages.service.ts';
export { pageWords } from './pages.words.ts';
