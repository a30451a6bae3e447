/** The relying party of a site's passkeys: the host they are bound to, and the only origin that may use them. */
type RelyingParty = { readonly rpId: string; readonly origin: string };

/** Why a site can offer none. */
type PasskeysUnsupported = { readonly whyNot: 'ADDRESS' | 'HTTP' };

export type PasskeySupport = RelyingParty | PasskeysUnsupported;

/** The parts of a URL that decide; the URL standard writes a host in punycode, and an IPv4 address in four parts. */
type Address = { readonly protocol: string; readonly hostname: string; readonly origin: string };

/** Whether the site's own http or https address can offer passkeys (KEYS.md, 3; WebAuthn 3, RP ID). */
export function passkeySupportOf({ protocol, hostname, origin }: Address): PasskeySupport {
  if (hostname.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(hostname)) return { whyNot: 'ADDRESS' };
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !isLocal) return { whyNot: 'HTTP' };
  return { rpId: hostname, origin };
}
