import type { ServerResponse } from 'node:http';

/** Whether the system has taken all of an answer, as it does at once of most that are kept. */
export function isOut(response: ServerResponse): boolean {
  return response.writableEnded && response.writableLength === 0;
}

/**
 * Calls back once an answer has left, or never will: at once where it is out already. What listens to each answer, or
 * lists them, lives longer than V8's youngest objects, and under load the process doubles by what it then keeps.
 */
export function whenOut(response: ServerResponse, then: () => void): void {
  if (isOut(response)) then();
  else response.once('close', then);
}
