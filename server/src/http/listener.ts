import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request, itself or by passing it on. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void;
