export { ApiError, readProblem, reasonOf } from './api-error.ts';
export { type Client, createClient } from './client.ts';
export { createHttpTransport, type SendWithProgress } from './http-transport.ts';
export type { Transport, WireAnswer, WireCall } from './wire.ts';
