const SAFE_WEB_ADDRESS = /^https?:\/\/[^\s/?#\\][^\s\\]*$/iu;
const SAFE_CONTACT = /^(?:mailto|tel):[^\s\\]+$/iu;

/** More layers of percent encoding than an honest address has. */
const MAX_DECODINGS = 5;

/** Whether a link may be shown: a path on the site, or http, https, mailto, tel (API.md, bounds). */
export function isSafeLink(text: string): boolean {
  if (/\p{Cc}/u.test(text)) return false;
  return isLocalPath(text) || SAFE_WEB_ADDRESS.test(text) || SAFE_CONTACT.test(text);
}

/** Whether a link may be shown that leads to another site, by https alone. */
export function isSecureLink(text: string): boolean {
  return /^https:/i.test(text) && isSafeLink(text);
}

/** The path to go to after sign-in: that of the `from` parameter, or `/` where it could leave the site. */
export function localPathOrHome(from: string | null | undefined): string {
  return from && isLocalPath(from) ? from : '/';
}

/** The text without one layer of percent encoding; undefined where it is malformed. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Browsers drop tabs and line breaks inside an address, read `\` as `/`, and resolve dots before they look for a host:
 * so a path is local only where it has none of the first two and, however often it is decoded, no empty segment.
 */
function isLocalPath(text: string): boolean {
  if (!text.startsWith('/') || /[\p{Cc}\\]/u.test(text)) return false;
  const path = decodeFully(text.replace(/[?#].*$/su, ''));
  return path !== undefined && !/[\p{Cc}\\]|\/\//u.test(path);
}

/** The text without percent encoding, undefined where it is malformed or encoded too often. */
function decodeFully(text: string): string | undefined {
  let decoded = text;
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    if (!decoded.includes('%')) return decoded;
    const next = decodePercent(decoded);
    if (next === undefined) return undefined;
    decoded = next;
  }
  return undefined;
}
