import { rm } from 'node:fs/promises';
import type { Endpoint, ReceivedFile } from '@approdo/shared/contract/endpoint';
import type { Request, Response } from 'express';
import { receiveFile } from './file-body.ts';
import { createBodyReader } from './json-body.ts';

/** What a body held: JSON, or a file with the other fields of its form. */
export type Body = { readonly body: unknown; readonly file?: ReceivedFile };

export type BodyDoor = <Result>(
  message: { readonly request: Request; readonly response: Response },
  use: (body: Body) => Promise<Result>,
) => Promise<Result>;

/** Gives what a row's body holds to `use`; a file that came lies in `incoming` until that is done, and no longer. */
export function createBodyDoor(row: Endpoint, incoming: string): BodyDoor {
  const { upload } = row;
  const readJson = createBodyReader(row);
  return async ({ request, response }, use) => {
    if (!upload) return await use({ body: await readJson(request, response) });
    const received = await receiveFile(request, upload, incoming);
    return await use(received).finally(() => rm(received.file.path, { force: true }));
  };
}
