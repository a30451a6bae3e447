import type { IncomingMessage } from 'node:http';

/** What an answer is where visits are counted: a page under its address, or the price of a stay. */
export type Counted = { readonly as: 'VIEW'; readonly page: string } | { readonly as: 'QUOTE' };

/** As much of a request as tells whether, and as what, its answer counts. */
export type CountedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Told of each such answer once it has been handed over. It must cost next to nothing. */
export type CountAnswer = (request: CountedRequest, counted: Counted) => void;
