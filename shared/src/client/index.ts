export { ApiError, readProblem, reasonOf } from './api-error.ts';
export {
  type Client,
  createClient,
  type Transport,
  type WireAnswer,
  type WireCall,
} from './client.ts';
export { createHttpTransport, type SendWithProgress } from './http-transport.ts';
