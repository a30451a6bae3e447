export { deletePage, listPages } from './pages.repository.ts';
export { readPageContent } from './pages.service.ts';
export { pageWords } from './pages.words.ts';
