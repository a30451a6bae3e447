import type { ServerResponse } from 'node:http';

/** Whether the system has taken all of a response, as it does at once of most cached ones. */
export function isSent(response: ServerResponse): boolean {
  return response.writableEnded && response.writableLength === 0;
}

/**
 * Calls back once a response is sent, or never will be: at once where it is sent already. Listeners on every response
 * would outlive V8's youngest generation, and under load the process would double in size.
 */
export function whenSent(response: ServerResponse, callback: () => void): void {
  if (isSent(response)) callback();
  else response.once('close', callback);
}
