import type { Transport, WireCall } from '@approdo/shared/client';

/** Long enough for a slow telephone to get as far as asking; what is older is asked for anew. */
const COUNTS_FOR_MS = 10_000;

type Ahead = {
  /** One that changes nothing, and that is sure to be made. */
  readonly call: WireCall;
  /** Whether it would still be made in the same name. */
  readonly isStillHers: () => boolean;
};

/** Makes a call at once, whose answer the first that makes it within some seconds is given. */
export function askAhead(transport: Transport, { call, isStillHers }: Ahead): Transport {
  const askedAt = performance.now();
  const answer = transport(call);
  // Told to whoever takes it.
  answer.catch(() => undefined);
  let isTaken = false;
  return (later) => {
    const isIt = !isTaken && later.method === call.method && later.path === call.path;
    if (!isIt) return transport(later);
    isTaken = true;
    return isStillHers() && performance.now() - askedAt < COUNTS_FOR_MS ? answer : transport(later);
  };
}
