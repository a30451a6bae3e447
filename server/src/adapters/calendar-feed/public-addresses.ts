import ipaddr from 'ipaddr.js';

/** Global unicast, of which `unicast` of ipaddr.js is more: it knows no rule for `::7f00:1`. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

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
