import type { Request } from 'express';

/** Tells a sender who asked before she sends (`Expect: 100-continue`) that her body is wanted; whoever is refused sends none. */
export function inviteBody({ headers, res }: Request): void {
  if (headers.expect?.toLowerCase() === '100-continue') res?.writeContinue();
}
