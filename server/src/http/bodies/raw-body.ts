import type { RawBody } from '@approdo/shared/contract/endpoint';
import { say } from '@approdo/shared/words/say';
import type { Request } from 'express';
import { HttpProblem } from '../problems.ts';
import type { Place } from './body-budget.ts';
import { gatherBody, refuseAnnounced } from './gather-body.ts';
import { inviteBody } from './invite-body.ts';
import { hasBody } from './unwanted-body.ts';

export type Bytes = { readonly bytes: Uint8Array; readonly headers: Readonly<Record<string, string>> };

/** Reads a body as it came, byte for byte: what is signed is what travels, so a packed one is refused and none is unpacked. */
export function createRawReader({ maxBytes, headers }: RawBody) {
  return async (request: Request, place: Place): Promise<Bytes> => {
    const named = Object.entries(headers).map(([name, header]) => [name, request.get(header) ?? '']);
    const encoding = request.get('content-encoding') ?? 'identity';
    if (encoding.toLowerCase() !== 'identity') throw new HttpProblem(415, say('bodyUnsupported'));
    return { bytes: await readBytes(request, place, maxBytes), headers: Object.fromEntries(named) };
  };
}

async function readBytes(request: Request, place: Place, limit: number): Promise<Uint8Array> {
  if (!hasBody(request)) return new Uint8Array();
  refuseAnnounced(request, limit);
  inviteBody(request);
  return await gatherBody(request, undefined, { limit, place, beside: 0 });
}
