import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network of a client, as a key for rate limits: an IPv4 address, or the /64 network of an IPv6 line. A port that
 * some proxies append is dropped, since it differs for each connection. Texts that are no address share the empty key.
 */
export function clientNetwork(written: string): string {
  const address = written.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  const mapped = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return '';
  const [before = '', after] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const head = groupsOf(before);
  const tail = groupsOf(after ?? '');
  const zeros = after === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}
