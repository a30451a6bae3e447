import { type IncomingMessage, request as openRequest } from 'node:http';
import type { ClientRequest, ElectronSurface, IncomingAnswer } from '../main/electron-surface.ts';
import { relay } from './relay.ts';
import { strictProxy } from './strict-proxy.ts';

/** `net.request` over Node's own HTTP: chunked if requested; a redirect is a fault. */
export const createStandInRequest: ElectronSurface['net']['request'] = ({ url, method }) => {
  const sent = openRequest(url, { method });
  let hasBegun = false;
  let isChunked = false;

  return strictProxy('ClientRequest', {
    get chunkedEncoding() {
      return isChunked;
    },
    set chunkedEncoding(next) {
      if (hasBegun) throw new Error('chunkedEncoding can only be set before the request is started');
      isChunked = next;
    },
    setHeader: (name, value) => {
      if (hasBegun) throw new Error("Can't set headers after they are sent");
      sent.setHeader(name, value);
    },
    write: (piece, _encoding, onSent) => {
      if (!isChunked) throw new Error('Without chunkedEncoding the body is gathered whole');
      hasBegun = true;
      sent.write(piece, onSent);
    },
    end: () => sent.end(),
    abort: () => {
      sent.emit('abort');
      sent.destroy();
    },
    on: (event: 'response' | 'error' | 'abort', listener: (payload: never) => void) =>
      event === 'response'
        ? sent.on('response', (answer) => receive(answer, relay(listener)))
        : sent.on(event, relay(listener)),
  } satisfies ClientRequest);

  function receive(answer: IncomingMessage, listener: (answer: IncomingAnswer) => void): void {
    const status = answer.statusCode ?? 0;
    if (status >= 300 && status < 400) sent.destroy(new Error('net::ERR_FAILED'));
    else listener(answerOf(answer, status));
  }
};

function answerOf(answer: IncomingMessage, statusCode: number): IncomingAnswer {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) headers[name] = value;
  return strictProxy('IncomingMessage', {
    statusCode,
    headers,
    on: (event: 'data' | 'end' | 'error', listener: (payload: never) => void) => answer.on(event, relay(listener)),
  } satisfies IncomingAnswer);
}
