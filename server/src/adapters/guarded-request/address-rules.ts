import { isIP } from 'node:net';

export type AddressRules = {
  /** `host:port` of those that may be http, an address of this machine or its network, or on another port. */
  readonly trustedHosts: readonly string[];
  /** The name of this site. */
  readonly ownHost: string | undefined;
};

export type AddressFault = 'NO_ADDRESS' | 'NOT_SECURE' | 'OTHER_PORT' | 'CREDENTIALS' | 'BARE_NUMBER' | 'OWN_HOST';

/** Longer ones are nobody's, and every server may refuse them. */
const LONGEST = 2048;

/**
 * The address that somebody gave, as it is asked for, or what is wrong with it. Says nothing of where its name leads: that is
 * looked up, and checked, each time it is asked.
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
  // The parser has written each notation of an IPv4 address as four numbers by now, and IPv6 in brackets.
  if (isIP(url.hostname) || url.hostname.startsWith('[')) return { fault: 'BARE_NUMBER' };
  if (ownHost !== undefined && url.hostname === withoutDot(ownHost.toLowerCase())) return { fault: 'OWN_HOST' };
  return { address: url.href };
}

/** Whether a checked address is one of the trusted hosts, whose addresses are not looked into. */
export function isTrusted(url: URL, trustedHosts: readonly string[]): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return trustedHosts.includes(`${url.hostname}:${port}`);
}

function parseAddress(text: string): URL | undefined {
  if (text.length > LONGEST || !/^[!-~\u00a0-\uffff]+$/.test(text)) return undefined;
  if (!/^[a-z][a-z+.-]*:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.hash = '';
  url.hostname = withoutDot(url.hostname);
  return url.hostname === '' ? undefined : url;
}

/** `example.com.` is `example.com` to the resolver, but no name that a certificate is made for. */
function withoutDot(hostname: string): string {
  return hostname.replace(/\.$/, '');
}
