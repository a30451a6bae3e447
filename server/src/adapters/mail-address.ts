import { isEmail } from '@approdo/shared/domain/base/email';
import { cleanLine } from '@approdo/shared/domain/base/text/text';

/** One mailbox; the name may be empty. */
export type MailAddress = { readonly name: string; readonly address: string };

/** The mailbox with its name on one line. Throws if the address is not a single plain address. */
export function readMailAddress({ name, address }: MailAddress): MailAddress {
  if (!isEmail(address)) throw new Error('not an address that mail can be sent to');
  return { name: cleanLine(name), address };
}

/**
 * Parses the mailbox of a setting such as MAIL_FROM: `Casa al Mare <info@example.it>`, or the address alone. Its domain
 * may be a bare host, as for a server on the same machine. Throws on anything else.
 */
export function parseSender(text: string): MailAddress {
  const [, name = '', address = text.trim()] = /^\s*"?([^"<>]*?)"?\s*<([^<>]*)>\s*$/.exec(cleanLine(text)) ?? [];
  if (!/^[^\s@<>(),;"]+@[^\s@<>(),;"]+$/.test(address)) throw new Error('MAIL_FROM: must be an e-mail address');
  return { name, address };
}
