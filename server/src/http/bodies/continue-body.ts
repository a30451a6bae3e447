import type { Request } from 'express';

/** Sends 100 Continue to a client that waits for it (`Expect: 100-continue`); a refused client sends no body. */
export function continueBody({ headers, res }: Request): void {
  if (headers.expect?.toLowerCase() === '100-continue') res?.writeContinue();
}
