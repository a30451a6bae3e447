export { countForgotten, forgetRequests, forgetTally } from './forget-requests.ts';
