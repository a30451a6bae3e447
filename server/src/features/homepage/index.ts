export { getHomepage, putHomepage } from './homepage.repository.ts';
export { homepageWords } from './homepage.words.ts';
