import { rm } from 'node:fs/promises';
import type { Endpoint, RawBody, ReceivedFile } from '@approdo/shared/contract/base/endpoint';
import { say } from '@approdo/shared/words/say';
import type { Request } from 'express';
import { HttpProblem } from '../problems.ts';
import { type BodyBudget, createFileBudget, type Reservation, type Sender } from './body-budget.ts';
import { continueBody } from './continue-body.ts';
import { hasBody } from './discarded-body.ts';
import { receiveFile } from './file-body.ts';
import { createBodyReader } from './json-body.ts';
import { readBody, refuseAnnounced } from './read-body.ts';

/** What a body held: JSON, a file with the other fields of its form, or bytes as they came. */
export type Body = { readonly body?: unknown; readonly file?: ReceivedFile } & Partial<Bytes>;

/** A request, and the sender whose budget its body uses. */
type BodySource = { readonly request: Request; readonly sender: Sender };

export type ReceiveBody = <Result>(source: BodySource, use: (body: Body) => Promise<Result>) => Promise<Result>;

type ReceiverNeeds = {
  /** Folder of files being received. */
  readonly incoming: string;
  /** Shared by the bodies of all rows that are held in memory. */
  readonly bodyBudget: BodyBudget;
};

/** Passes a row's body to `use`; until that ends it counts against the budget, and a received file is in `incoming`. */
export function createBodyReceiver(row: Endpoint, { incoming, bodyBudget }: ReceiverNeeds): ReceiveBody {
  const { upload } = row;
  if (!upload) {
    const read = createMemoryReader(row);
    return async ({ request, sender }, use) => {
      const reservation = bodyBudget.reserveFor(sender);
      return await read(request, reservation).then(use).finally(reservation.release);
    };
  }
  const files = createFileBudget();
  return async ({ request, sender }, use) => {
    const reservation = files.reserveFor(sender);
    reservation.growTo(1);
    try {
      const received = await receiveFile(request, upload, incoming);
      const { file } = received;
      return await use(received).finally(() => file && rm(file.path, { force: true }));
    } finally {
      reservation.release();
    }
  };
}

function createMemoryReader(row: Endpoint): (request: Request, reservation: Reservation) => Promise<Body> {
  if (row.raw) return createRawReader(row.raw);
  const readJson = createBodyReader(row);
  return async (request, reservation) => ({ body: await readJson(request, reservation) });
}

type Bytes = { readonly bytes: Uint8Array; readonly headers: Readonly<Record<string, string>> };

/** Reads a body byte for byte: the signature covers the bytes sent, so a compressed body is refused. */
function createRawReader({ maxBytes, headers }: RawBody) {
  return async (request: Request, reservation: Reservation): Promise<Bytes> => {
    const named = Object.entries(headers).map(([name, header]) => [name, request.get(header) ?? '']);
    const encoding = request.get('content-encoding') ?? 'identity';
    if (encoding.toLowerCase() !== 'identity') throw new HttpProblem(415, say('bodyUnsupported'));
    return { bytes: await readBytes(request, reservation, maxBytes), headers: Object.fromEntries(named) };
  };
}

async function readBytes(request: Request, reservation: Reservation, limit: number): Promise<Uint8Array> {
  if (!hasBody(request)) return new Uint8Array();
  refuseAnnounced(request, limit);
  continueBody(request);
  return await readBody(request, undefined, { limit, reservation, overheadBytes: 0 });
}
