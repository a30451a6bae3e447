import ipaddr from 'ipaddr.js';
import { isTrusted } from './address-rules.ts';
import type { ResolvedAddress, ResolveName } from './resolve-name.ts';

type Looking = {
  readonly resolve: ResolveName;
  readonly trustedHosts: readonly string[];
  readonly signal: AbortSignal;
};

/** Global unicast, of which `unicast` of ipaddr.js is more: it knows no rule for `::7f00:1`. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Where the name of a checked address leads. Undefined where one of these is not public: a name that leads to both is not to be
 * trusted with either. Throws where it leads nowhere, or the signal ends it.
 */
export async function findAddresses(
  url: URL,
  { resolve, trustedHosts, signal }: Looking,
): Promise<readonly ResolvedAddress[] | undefined> {
  const isOurs = isTrusted(url, trustedHosts);
  const addresses = await raceAbort(resolve(url.hostname.replace(/^\[|\]$/g, ''), { isOurs, signal }), signal);
  const isAllowed = isOurs || addresses.every(({ address }) => isPublicAddress(address));
  return isAllowed && addresses.length > 0 ? addresses : undefined;
}

/**
 * Whether it is an address of the public network: not of this machine, its network or its provider, and none that hides
 * such a one (IPv4 in IPv6, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(GLOBAL_IPV6);
}

/** Not every look-up can be called off; who waits for it can. */
function raceAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  return Promise.race([promise, ended]).finally(() => signal.removeEventListener('abort', end));
}
