export { changeHomepage, readHomepage } from './homepage.service.ts';
export { homepageWords } from './homepage.words.ts';
