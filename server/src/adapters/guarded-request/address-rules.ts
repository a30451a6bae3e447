import { isIP } from 'node:net';

export type AddressRules = {
  /** `host:port` of hosts that may use http, a private address or another port. */
  readonly trustedHosts: readonly string[];
  /** The host name of this site. */
  readonly ownHost: string | undefined;
};

export type AddressFault = 'NO_ADDRESS' | 'NOT_SECURE' | 'OTHER_PORT' | 'CREDENTIALS' | 'BARE_NUMBER' | 'OWN_HOST';

/** No real address is longer, and servers may refuse longer ones. */
const MAX_LENGTH = 2048;

/**
 * Normalizes an address that somebody entered, or says what is wrong with it. Does not resolve the name: that is done,
 * and checked, for each request.
 */
export function checkAddress(
  text: string,
  { trustedHosts, ownHost }: AddressRules,
): { readonly address: string } | { readonly fault: AddressFault } {
  const url = parseAddress(text);
  if (!url) return { fault: 'NO_ADDRESS' };
  if (url.username || url.password) return { fault: 'CREDENTIALS' };
  if (isTrusted(url, trustedHosts)) return { address: url.href };
  if (url.protocol !== 'https:') return { fault: 'NOT_SECURE' };
  if (url.port) return { fault: 'OTHER_PORT' };
  // The URL parser has normalized every notation of IPv4 to four numbers, and IPv6 to brackets.
  if (isIP(url.hostname) || url.hostname.startsWith('[')) return { fault: 'BARE_NUMBER' };
  if (ownHost !== undefined && url.hostname === withoutDot(ownHost.toLowerCase())) return { fault: 'OWN_HOST' };
  return { address: url.href };
}

/** Whether a checked address is on a trusted host, whose IP addresses are not checked. */
export function isTrusted(url: URL, trustedHosts: readonly string[]): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return trustedHosts.includes(`${url.hostname}:${port}`);
}

function parseAddress(text: string): URL | undefined {
  if (text.length > MAX_LENGTH || !/^[!-~\u00a0-\uffff]+$/.test(text)) return undefined;
  if (!/^[a-z][a-z+.-]*:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.hash = '';
  url.hostname = withoutDot(url.hostname);
  return url.hostname === '' ? undefined : url;
}

/** `example.com.` resolves like `example.com`, but no certificate is valid for it. */
function withoutDot(hostname: string): string {
  return hostname.replace(/\.$/, '');
}
