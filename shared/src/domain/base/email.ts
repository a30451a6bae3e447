import { asciiHostName } from './text/host-name.ts';

export const EMAIL_MAX_LENGTH = 254;

const LOCAL_PART_MAX_LENGTH = 64;
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * Whether the text is one plain e-mail address that mail can be sent to: the dot-atom form of RFC 5322 in ASCII, at
 * most 254 characters, with a domain that has a dot, or `localhost`. It cannot become two addresses or a header.
 */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH) return false;
  const [localPart, domain, ...more] = text.split('@');
  if (localPart === undefined || domain === undefined || more.length > 0) return false;
  return localPart.length <= LOCAL_PART_MAX_LENGTH && LOCAL_PART.test(localPart) && isDomain(domain);
}

/**
 * The address with a non-ASCII domain in its ASCII form, `xn--…` (RFC 5891); any other text unchanged. `isEmail` checks
 * whether it is an address.
 */
export function asciiEmail(text: string): string {
  const [, localPart, domain] = /^([^@]+@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(text) ?? [];
  if (localPart === undefined || domain === undefined || /^[\x20-\x7E]*$/.test(domain)) return text;
  const host = asciiHostName(domain);
  return host === undefined ? text : localPart + host;
}

/** The key to compare and look up addresses by, the same for all spellings. Only ASCII letters fold. */
export function emailKey(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Whether two addresses are the same in any spelling, or both null. */
export function isSameAddress(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : emailKey(one) === emailKey(other);
}

function isDomain(text: string): boolean {
  if (text.toLowerCase() === 'localhost') return true;
  const labels = text.split('.');
  return labels.length > 1 && labels.every((label) => DOMAIN_LABEL.test(label)) && !/\.\d+$/.test(text);
}
