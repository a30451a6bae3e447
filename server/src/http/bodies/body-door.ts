import { rm } from 'node:fs/promises';
import type { Endpoint, RawBody, ReceivedFile } from '@approdo/shared/contract/base/endpoint';
import { say } from '@approdo/shared/words/say';
import type { Request } from 'express';
import { HttpProblem } from '../problems.ts';
import { type BodyBudget, createFileBudget, type Place, type Sender } from './body-budget.ts';
import { receiveFile } from './file-body.ts';
import { gatherBody, refuseAnnounced } from './gather-body.ts';
import { inviteBody } from './invite-body.ts';
import { createBodyReader } from './json-body.ts';
import { hasBody } from './unwanted-body.ts';

/** What a body held: JSON, a file with the other fields of its form, or bytes as they came. */
export type Body = { readonly body?: unknown; readonly file?: ReceivedFile } & Partial<Bytes>;

/** A request, and the sender whose budget its body uses. */
type Sent = { readonly request: Request; readonly sender: Sender };

export type BodyDoor = <Result>(sent: Sent, use: (body: Body) => Promise<Result>) => Promise<Result>;

type Needs = {
  /** Folder of files being received. */
  readonly incoming: string;
  /** Shared by the bodies of all rows that are held in memory. */
  readonly bodyBudget: BodyBudget;
};

/** Passes a row's body to `use`; until that ends it counts against the budget, and a received file is in `incoming`. */
export function createBodyDoor(row: Endpoint, { incoming, bodyBudget }: Needs): BodyDoor {
  const { upload } = row;
  if (!upload) {
    const read = createMemoryReader(row);
    return async ({ request, sender }, use) => {
      const place = bodyBudget.enter(sender);
      return await read(request, place).then(use).finally(place.leave);
    };
  }
  const files = createFileBudget();
  return async ({ request, sender }, use) => {
    const place = files.enter(sender);
    place.growTo(1);
    try {
      const received = await receiveFile(request, upload, incoming);
      return await use(received).finally(() => rm(received.file.path, { force: true }));
    } finally {
      place.leave();
    }
  };
}

function createMemoryReader(row: Endpoint): (request: Request, place: Place) => Promise<Body> {
  if (row.raw) return createRawReader(row.raw);
  const readJson = createBodyReader(row);
  return async (request, place) => ({ body: await readJson(request, place) });
}

type Bytes = { readonly bytes: Uint8Array; readonly headers: Readonly<Record<string, string>> };

/** Reads a body byte for byte: the signature covers the bytes sent, so a compressed body is refused. */
function createRawReader({ maxBytes, headers }: RawBody) {
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
