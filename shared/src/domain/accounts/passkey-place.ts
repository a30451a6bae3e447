/** Where passkeys of a site are good: the host that they are bound to, and the one origin that they are shown from. */
type Place = { readonly rpId: string; readonly origin: string };

/** Why a site can offer none. */
type NoPasskeys = { readonly whyNot: 'ADDRESS' | 'HTTP' };

export type PasskeyPlace = Place | NoPasskeys;

/** What of a URL decides; the URL standard writes a host in punycode, and any number that is an IPv4 address in four parts. */
type Address = { readonly protocol: string; readonly hostname: string; readonly origin: string };

/** Whether passkeys can be offered at the site's own address, which is an http or https URL (KEYS.md, 3; WebAuthn 3, RP ID). */
export function passkeyPlace({ protocol, hostname, origin }: Address): PasskeyPlace {
  if (hostname.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(hostname)) return { whyNot: 'ADDRESS' };
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !isLocal) return { whyNot: 'HTTP' };
  return { rpId: hostname, origin };
}
