import type { MailAddress } from '../../adapters/mail-address.ts';
import type { Mail } from '../mail/mail.service.ts';
import type { StoredMessage } from './contact.repository.ts';

/** Answering it writes to whoever sent the message. */
export function messageForOwner(message: StoredMessage, to: MailAddress, origin: string): Mail {
  const phone = message.phone === null ? '' : `Telefono: ${message.phone}\n`;
  return {
    kind: 'CONTACT_MESSAGE_OWNER',
    to,
    replyTo: message.email,
    subject: `Nuovo messaggio da ${message.name}`,
    body: `${message.name} ti ha scritto dal sito:

${message.message}

E-mail: ${message.email}
${phone}
Tutti i messaggi: ${origin}/admin/messages
`,
  };
}
