import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Call } from './call.ts';

/** The answer; `status` 0 if the connection ended without one. */
export type Answer = { readonly status: number; readonly type: string; readonly body: string };

/** Longer than anything takes: a call that still waits would wait for ever. */
const ANSWER_TIMEOUT_MS = 30_000;

/** Sends any valid HTTP, however odd; what a Node client refuses to send goes through `sendBytes`. */
export function createSender(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    async send({ method, path, headers, body }: Call): Promise<Answer> {
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
      // Node sets it only for methods that usually have a body; others' bodies would be parsed as the next request.
      const length = body ? { 'content-length': body.length } : {};
      const outgoing = request(origin, { method, path, headers: { ...headers, ...length }, agent, signal });
      const arrival = once(outgoing, 'response');
      outgoing.on('error', () => undefined);
      outgoing.end(body);
      try {
        const [response] = await arrival;
        const text = (await buffer(response)).toString();
        return { status: response.statusCode, type: response.headers['content-type'] ?? '', body: text };
      } catch (error) {
        if (signal.aborted) throw error;
        return { status: 0, type: '', body: '' };
      }
    },
    close: () => agent.destroy(),
  };
}

/** The statuses of all answers, in order; the sending side is closed once everything is sent. */
export async function sendBytes(origin: string, bytes: Buffer): Promise<number[]> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let isIdle = false;
  socket.setTimeout(ANSWER_TIMEOUT_MS, () => {
    isIdle = true;
    socket.destroy();
  });
  socket.end(bytes);
  const text = await buffer(socket).then(String, () => '');
  if (isIdle) throw new Error(`nothing came for half a minute: ${JSON.stringify(bytes.toString('latin1', 0, 300))}`);
  return [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
}
