import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Listener } from '../listener.ts';

/** Pipelined requests of one connection that are accepted; beyond that the connection is paused. */
const MOST_TAKEN_ON = 8;

/** Further requests tolerated, since Node reads a chunk to its end; a client that exceeds it is cut off. */
const MOST_BESIDE = 100;

type Line = { readonly join: (response: ServerResponse, answer: () => void) => void };

/**
 * Passes pipelined requests of a connection to the listener one at a time, each once the previous response is sent.
 * Node would hand over a thousand from one chunk, although their responses can only be sent in order: until then each
 * would hold its open file or body.
 */
export function answerInTurn(listener: Listener): Listener {
  const lines = new WeakMap<Socket, Line>();
  return (request: IncomingMessage, response: ServerResponse) => {
    // The first request of the queue has the socket from the start.
    if (response.socket) {
      listener(request, response);
      return;
    }
    const { socket } = request;
    const line = lines.get(socket) ?? openLine(socket);
    lines.set(socket, line);
    line.join(response, () => listener(request, response));
  };
}

function openLine(socket: Socket): Line {
  let waiting = 0;
  const isFull = () => waiting >= MOST_TAKEN_ON;
  // Node resumes a connection at the end of each request that it reads.
  socket.on('resume', () => {
    if (isFull() && socket.writable) socket.pause();
  });
  return {
    join(response, answer) {
      if (socket.destroyed) return;
      waiting += 1;
      if (waiting >= MOST_TAKEN_ON + MOST_BESIDE) {
        socket.destroy();
        return;
      }
      if (isFull()) socket.pause();
      response.once('socket', () => {
        const wasFull = isFull();
        waiting -= 1;
        if (wasFull && !isFull()) socket.resume();
        // A connection with many requests yields to all others.
        const soon = wasFull ? setImmediate : process.nextTick;
        soon(() => socket.destroyed || answer());
      });
    },
  };
}
