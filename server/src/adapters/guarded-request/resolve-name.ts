import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

export type ResolvedAddress = { readonly address: string; readonly family: number };

type LookupContext = {
  /** Whether the operator trusts the host: then the system's lookup is used, including its `hosts` file. */
  readonly isOurs: boolean;
  readonly signal: AbortSignal;
};

/** All IP addresses of a name. Throws if it has none, or the signal aborts. */
export type ResolveName = (hostname: string, context: LookupContext) => Promise<readonly ResolvedAddress[]>;

/** Timeout of the first try per name server; c-ares doubles it for the second. */
const TRY_MS = 2500;
const TRIES = 2;

/**
 * Queries name servers directly: a system lookup that waits for a silent server would block one of the few threads that
 * all tenants share. `servers` defaults to those of the machine.
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

/** A name may have only IPv4 or only IPv6 addresses, and its server may fail for the other kind. */
async function askBoth(resolver: Resolver, hostname: string): Promise<readonly ResolvedAddress[]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [...addressesOf(four, 4), ...addressesOf(six, 6)];
}

function addressesOf(answer: PromiseSettledResult<readonly string[]>, family: 4 | 6): ResolvedAddress[] {
  return answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
}
