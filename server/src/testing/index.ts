export { aStay, aStayRequest } from './factories.ts';
export { createTestSite, type TestSite } from './test-site.ts';
