import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { MailAddress } from '../../../adapters/mail-address.ts';
import type { AddressedLetter } from '../../content/mail/index.ts';
import type { StoredMessage } from './messages.table.ts';

/** An answer to it goes to the sender of the message. */
export function messageForOwner(message: StoredMessage, to: MailAddress): AddressedLetter {
  const facts = {
    nome: message.name,
    messaggio: message.message,
    email: message.email,
    telefono: message.phone ?? '',
    collegamento: '/admin/messages',
  };
  return { kind: 'CONTACT_MESSAGE_OWNER', language: ITALIAN, facts, to, replyTo: message.email };
}
