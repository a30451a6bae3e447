import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request, by itself or by leading it on. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void;
