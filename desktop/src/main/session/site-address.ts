import { TEXTS } from '../texts.ts';

type Address = { readonly ok: true; readonly origin: string } | { readonly ok: false; readonly error: string };

/**
 * The origin meant by a typed or pasted address: a missing scheme is https, a path is dropped.
 * Plain http is allowed for this computer only.
 */
export function parseSiteAddress(written: string): Address {
  const text = written.trim();
  const url = URL.parse(hasScheme(text) ? text : `https://${text}`);
  if (!url?.hostname || !isWeb(url)) return { ok: false, error: TEXTS.addressUnreadable };
  if (url.username || url.password) return { ok: false, error: TEXTS.addressUnreadable };
  if (url.protocol === 'http:' && !isThisComputer(url.hostname)) return { ok: false, error: TEXTS.addressNotSecure };
  return { ok: true, origin: url.origin };
}

/** `casa.it:8443` has a port, not a scheme. */
function hasScheme(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text);
}

function isWeb(url: URL): boolean {
  return url.protocol === 'https:' || url.protocol === 'http:';
}

function isThisComputer(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
