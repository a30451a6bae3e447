import type { IncomingMessage } from 'node:http';

/** What an answer is where visits are counted: a page under its address, or the price of a stay. */
export type Counted = { readonly as: 'VIEW'; readonly page: string } | { readonly as: 'QUOTE' };

/** Told of each such answer once it has been handed over. It must cost next to nothing. */
export type CountAnswer = (request: IncomingMessage, counted: Counted) => void;
