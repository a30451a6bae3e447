import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';

/** A recorded answer of the site, for the reference to send. */
export type StoredAnswer = {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
};

export type Reference = { readonly origin: string; readonly pid: number; readonly stop: () => Promise<void> };

const program = fileURLToPath(new URL('./express-memory.ts', import.meta.url));

/** Starts Express 5 in its own process, sending these answers from memory. */
export async function startExpress(answers: readonly StoredAnswer[]): Promise<Reference> {
  const child = fork(program, { serialization: 'advanced', env: { PATH: process.env.PATH, NODE_ENV: 'production' } });
  const listening = once(child, 'message');
  child.send(answers);
  const [origin] = await listening;
  return {
    origin: String(origin),
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Headers that a server sets by itself, or that differ between answers. */
const DROPPED_HEADERS = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id'];

/** Requests a page as a browser does, and records its bytes unchanged. */
export async function recordAnswer(
  origin: string,
  path: string,
  headers: Record<string, string>,
): Promise<StoredAnswer> {
  const clientRequest = request(origin + path, { headers }).end();
  const [response] = await once(clientRequest, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const passedHeaders = Object.entries(response.headers).filter(([name]) => !DROPPED_HEADERS.includes(name));
  return {
    method: 'get',
    path,
    status: response.statusCode,
    headers: Object.fromEntries(passedHeaders.map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks),
  };
}
