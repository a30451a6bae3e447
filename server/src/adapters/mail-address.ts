import { isEmail } from '@approdo/shared/domain/email';
import { cleanLine } from '@approdo/shared/domain/text';

/** One mailbox; the name may be empty. */
export type MailAddress = { readonly name: string; readonly address: string };

/** The same mailbox with a name of one line. Throws where the address is not one plain address. */
export function readMailAddress({ name, address }: MailAddress): MailAddress {
  if (!isEmail(address)) throw new Error('not an e-mail address that mail can be sent to');
  return { name: cleanLine(name), address };
}

/** A mailbox as a person writes it in a setting: `Casa al Mare <info@example.it>`, or the address alone. */
export function parseMailAddress(text: string): MailAddress {
  const [, name = '', address = text.trim()] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  return readMailAddress({ name, address });
}
