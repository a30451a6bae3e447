import type { IncomingMessage } from 'node:http';

/** What a response counts as in the visit statistics: a view of a page, or a quote. */
export type CountedAs = { readonly as: 'VIEW'; readonly page: string } | { readonly as: 'QUOTE' };

/** The part of a request that decides whether its response counts as a visit. */
export type VisitRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Called for each counted response once it is sent. It must be cheap. */
export type CountVisit = (request: VisitRequest, countedAs: CountedAs) => void;
