export { createTestSite, type TestSite } from './test-site.ts';
export { aStayRequest, type StayRequestBody } from './factories.ts';
