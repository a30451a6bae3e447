import ipaddr from 'ipaddr.js';
import { isTrusted } from './address-rules.ts';
import type { ResolvedAddress, ResolveName } from './resolve-name.ts';

type LookupNeeds = {
  readonly resolve: ResolveName;
  readonly trustedHosts: readonly string[];
  readonly signal: AbortSignal;
};

/** Global unicast; ipaddr.js's `unicast` range is wider, and includes `::7f00:1`. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * The IP addresses of a checked address. Undefined if any of them is not public: a name with both kinds is not trusted
 * at all. Throws if the name has none, or the signal aborts.
 */
export async function findAddresses(
  url: URL,
  { resolve, trustedHosts, signal }: LookupNeeds,
): Promise<readonly ResolvedAddress[] | undefined> {
  const isOurs = isTrusted(url, trustedHosts);
  const addresses = await raceAbort(resolve(url.hostname.replace(/^\[|\]$/g, ''), { isOurs, signal }), signal);
  const isAllowed = isOurs || addresses.every(({ address }) => isPublicAddress(address));
  return isAllowed && addresses.length > 0 ? addresses : undefined;
}

/**
 * Whether it is a public IP address: not of this machine, its network or its provider, and not one that embeds such an
 * address (IPv4 in IPv6, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(GLOBAL_IPV6);
}

/** Not every lookup can be aborted, but waiting for it can. */
function raceAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  return Promise.race([promise, ended]).finally(() => signal.removeEventListener('abort', end));
}
