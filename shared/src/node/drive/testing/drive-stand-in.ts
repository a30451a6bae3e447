import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { addressesAt } from '../addresses.ts';
import { createAnswers } from './stand-in-answers.ts';
import { createFaults, cutOf, type Fault, Refusal, type Step } from './stand-in-faults.ts';
import { createFiles } from './stand-in-files.ts';
import { readBytes, refuse, sendJson, stepOf } from './stand-in-http.ts';
import { CREDENTIALS, createOAuth } from './stand-in-oauth.ts';
import { createUploads } from './stand-in-uploads.ts';

type Options = {
  /** Maximum files on a page of a list. */
  readonly pageSize?: number;
  readonly now?: () => Date;
  /** 0 picks a free one. */
  readonly port?: number;
};

/** The account that owns the Drive. */
export const ACCOUNT = 'proprietaria@example.com';

export type DriveStandIn = Awaited<ReturnType<typeof startDriveStandIn>>;

/** Simulates Google's consent, tokens and Drive on loopback, for one account; can be made to fail at every step. */
export async function startDriveStandIn({ pageSize = 1000, now = () => new Date(), port = 0 }: Options = {}) {
  const faults = createFaults();
  const oauth = createOAuth();
  const files = createFiles(now);
  const uploads = createUploads(files);
  const answers = createAnswers({ account: ACCOUNT, oauth, files, uploads, pageSize });
  const steps: Step[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', root);
    const { socket } = request;
    if (request.method === 'PUT' && !request.headers['content-length']) throw new Refusal(411, 'lengthRequired');
    const form = url.pathname === '/token' ? (await readBytes(request)).toString() : '';
    const step = stepOf(request, url, form);
    steps.push(step);
    const harm = faults.take(step);
    if (harm === 'hang') return;
    if (typeof harm === 'object' && 'status' in harm && step !== 'consent') {
      if (!form) await readBytes(request);
      throw new Refusal(harm.status, harm.reason ?? 'backendError', harm.retryAfterSeconds);
    }
    if (url.pathname.includes('/drive/v3/')) oauth.check(request.headers.authorization);
    const isCut = cutOf(harm) !== undefined;
    if (isCut && step !== 'upload' && step !== 'download') return void socket.destroy();
    const body = await answers[step]({ url, form, request, response, harm });
    if (isCut || harm === 'mute') setImmediate(() => socket.destroy());
    else if (body === undefined) response.end();
    else sendJson(response, 200, body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => refuse(response, error));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the stand-in does not listen');
  const root = `http://127.0.0.1:${address.port}`;

  return {
    root,
    addresses: addressesAt(root),
    credentials: CREDENTIALS,
    files,
    oauth,
    uploads,
    fail: (fault: Fault) => faults.add(fault),
    heal: () => faults.clear(),
    /** Every request so far, by its kind. */
    steps: (): readonly Step[] => steps,

    /** Opens a consent page as the owner's browser does and agrees, unless a fault denies; returns the redirect. */
    async consent(url: string): Promise<URL> {
      const response = await fetch(url, { redirect: 'manual' });
      return new URL(response.headers.get('location') ?? '');
    },

    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
