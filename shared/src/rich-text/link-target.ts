import { isSafeLink } from '../domain/base/text/link.ts';

/** The schemes that a link in content may have (SPEC.md section 5). */
export const linkSchemes = ['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp'] as const;

const MAX_LENGTH = 2000;

/** Whether a link in content may lead there: one of the schemes, a path on the site, or a place on the page. */
export function isContentLink(target: string): boolean {
  if (target.length > MAX_LENGTH || /[\p{Cc}\\]/u.test(target)) return false;
  if (target.startsWith('/')) return isSafeLink(target);
  if (target.startsWith('#')) return true;
  const scheme = /^([a-z][a-z0-9+.-]*):./i.exec(target)?.[1]?.toLowerCase();
  return linkSchemes.some((allowed) => allowed === scheme);
}
