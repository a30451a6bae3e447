import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

export type ResolvedAddress = { readonly address: string; readonly family: number };

type Asked = {
  /** Whether the operator named it: then the machine's own ways count, its `hosts` file among them. */
  readonly isOurs: boolean;
  readonly signal: AbortSignal;
};

/** All addresses of a name. Throws where it has none, or the signal ends it. */
export type ResolveName = (hostname: string, asked: Asked) => Promise<readonly ResolvedAddress[]>;

/** Of a name server for the first try; c-ares takes twice as long for the second. */
const TRY_MS = 2500;
const TRIES = 2;

/**
 * Asks name servers itself: what the machine's own look-up waits for holds one of its few places, for every tenant and until a
 * silent server is given up. `servers` are those of the machine where left out.
 */
export function createNameResolver({ servers }: { readonly servers?: readonly string[] } = {}): ResolveName {
  return async (hostname, { isOurs, signal }) => {
    signal.throwIfAborted();
    const family = isIP(hostname);
    if (family !== 0) return [{ address: hostname, family }];
    if (isOurs) return await lookup(hostname, { all: true });
    const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES });
    if (servers) resolver.setServers(servers);
    const callOff = () => resolver.cancel();
    signal.addEventListener('abort', callOff, { once: true });
    try {
      return await askBoth(resolver, hostname);
    } finally {
      signal.removeEventListener('abort', callOff);
    }
  };
}

/** A name may have addresses of one kind alone, and its server may know nothing of the other. */
async function askBoth(resolver: Resolver, hostname: string): Promise<readonly ResolvedAddress[]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [...addressesOf(four, 4), ...addressesOf(six, 6)];
}

function addressesOf(answer: PromiseSettledResult<readonly string[]>, family: 4 | 6): ResolvedAddress[] {
  return answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
}
