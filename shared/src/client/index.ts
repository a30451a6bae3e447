export { ApiError, readProblem, reasonOf } from './api-error.ts';
export { bindRow, type Client, type ClientCall, createClient, type LooseCall } from './client.ts';
export { createHttpTransport, type SendWithProgress } from './http-transport.ts';
export type { Transport, WireAnswer, WireCall } from './wire.ts';
