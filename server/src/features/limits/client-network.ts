import { isIPv6 } from 'node:net';

/** What one client can call from, as a key for limits: an IPv4 address, or the /64 network that IPv6 gives to a line. */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const head = groupsOf(before);
  const tail = groupsOf(after ?? '');
  const zeros = after === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}
