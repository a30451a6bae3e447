export { aStay, aStayRequest, type StayRequestBody } from './factories.ts';
export { createTestSite, type TestSite } from './test-site.ts';
