import { DEFAULT_BODY_LIMIT, type Endpoint } from '@approdo/shared/contract/endpoint';
import { json, type Request, type Response } from 'express';
import { HttpProblem, invalid } from './problems.ts';

type BodyReader = (request: Request, response: Response) => Promise<unknown>;

const NOT_JSON = 'Il corpo della richiesta non è JSON valido';

/** Reads a row's JSON body within the row's limit; a row without one leaves the body unread. */
export function createBodyReader(row: Endpoint): BodyReader {
  if (!row.body) return async () => undefined;
  const parse = json({ limit: row.bodyLimit ?? DEFAULT_BODY_LIMIT, strict: false, type: 'application/json' });
  return async (request, response) => {
    if (!hasBody(request)) return {};
    if (!request.is('application/json')) throw new HttpProblem(415, 'Il corpo della richiesta deve essere JSON');
    await new Promise<void>((resolve, reject) => {
      parse(request, response, (error: unknown) => (error ? reject(bodyProblem(error)) : resolve()));
    });
    return request.body;
  };
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

function bodyProblem(error: unknown): unknown {
  const unreadable = error instanceof Error && 'type' in error && error.type === 'entity.parse.failed';
  return unreadable ? invalid(NOT_JSON) : error;
}
