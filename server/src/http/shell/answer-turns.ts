import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Listener } from '../listener.ts';

/** Requests of one connection that are taken on, one of them being answered; while there are more, nothing is read of it. */
const MOST_TAKEN_ON = 8;

/** What one chunk held may be more, since Node reads a chunk to its end: so many are kept beside, with more it is no client. */
const MOST_BESIDE = 100;

type Line = { readonly join: (response: ServerResponse, answer: () => void) => void };

/**
 * Leads the requests of a connection to their listener one after the other, each when the answer before it is out. Node
 * would hand over all that a chunk holds, a thousand and more, though their answers can only go out in turn: until then
 * each would hold what it is made of, a file that is open or a body.
 */
export function answerInTurn(listener: Listener): Listener {
  const lines = new WeakMap<Socket, Line>();
  return (request: IncomingMessage, response: ServerResponse) => {
    // Whose turn it is has the connection from the start.
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
        // One with a hundred requests lets all others come in between.
        const soon = wasFull ? setImmediate : process.nextTick;
        soon(() => socket.destroyed || answer());
      });
    },
  };
}
