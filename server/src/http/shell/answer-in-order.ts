import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Listener } from '../listener.ts';

/** Pipelined requests of one connection that are accepted; beyond that the connection is paused. */
const MAX_ACCEPTED = 8;

/** Further requests tolerated, since Node reads a chunk to its end; a client that exceeds it is cut off. */
const MAX_OVERFLOW = 100;

type ConnectionQueue = { readonly join: (response: ServerResponse, answer: () => void) => void };

/**
 * Passes pipelined requests of a connection to the listener one at a time, each once the previous response is sent.
 * Node would hand over a thousand from one chunk, although their responses can only be sent in order: until then each
 * would hold its open file or body.
 */
export function answerInOrder(listener: Listener): Listener {
  const queues = new WeakMap<Socket, ConnectionQueue>();
  return (request: IncomingMessage, response: ServerResponse) => {
    // The first request of the queue has the socket from the start.
    if (response.socket) {
      listener(request, response);
      return;
    }
    const { socket } = request;
    const queue = queues.get(socket) ?? openQueue(socket);
    queues.set(socket, queue);
    queue.join(response, () => listener(request, response));
  };
}

function openQueue(socket: Socket): ConnectionQueue {
  let waiting = 0;
  const isFull = () => waiting >= MAX_ACCEPTED;
  // Node resumes a connection at the end of each request that it reads.
  socket.on('resume', () => {
    if (isFull() && socket.writable) socket.pause();
  });
  return {
    join(response, answer) {
      if (socket.destroyed) return;
      waiting += 1;
      if (waiting >= MAX_ACCEPTED + MAX_OVERFLOW) {
        socket.destroy();
        return;
      }
      if (isFull()) socket.pause();
      response.once('socket', () => {
        const wasFull = isFull();
        waiting -= 1;
        if (wasFull && !isFull()) socket.resume();
        // A connection with many requests yields to all others.
        const schedule = wasFull ? setImmediate : process.nextTick;
        schedule(() => socket.destroyed || answer());
      });
    },
  };
}
