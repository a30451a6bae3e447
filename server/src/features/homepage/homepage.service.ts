/** What other slices may ask of the homepage, in their own transaction. */
export { getHomepage, putHomepage } from './homepage.repository.ts';
