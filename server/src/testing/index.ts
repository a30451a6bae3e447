export { aStay, aStayRequest } from './factories.ts';
export { noteQueries } from './note-queries.ts';
export { createTestSite, type TestSite } from './test-site.ts';
