import type { MailAddress } from '../../adapters/mail-address.ts';
import { type AddressedLetter, fillLetter, type Letter, letter } from '../mail/index.ts';
import type { StoredMessage } from './contact.table.ts';

const MESSAGE_FOR_OWNER = letter({
  kind: 'CONTACT_MESSAGE_OWNER',
  title: 'Nuovo messaggio dal sito, a te',
  isForOwner: true,
  placeholders: {
    nome: { kind: 'line', meaning: 'Nome di chi scrive', sample: 'Ada Rossi' },
    messaggio: { kind: 'text', meaning: 'Il messaggio', sample: 'Buongiorno, la casa è libera a giugno?' },
    email: { kind: 'line', meaning: 'E-mail di chi scrive', sample: 'ada@example.com' },
    telefono: { kind: 'line', meaning: 'Telefono; può mancare', sample: '+39 081 000000' },
    collegamento: { kind: 'link', meaning: 'Collegamento ai messaggi', sample: '/admin/messages' },
  },
  wording: {
    subject: 'Nuovo messaggio da {nome}',
    body: `{nome} ti ha scritto dal sito:

{messaggio}

E-mail: {email}
Telefono: {telefono}

Tutti i messaggi: {collegamento}`,
  },
});

export const CONTACT_LETTERS: readonly Letter[] = [MESSAGE_FOR_OWNER];

/** Answering it writes to whoever sent the message. */
export function messageForOwner(message: StoredMessage, to: MailAddress): AddressedLetter {
  const filled = fillLetter(MESSAGE_FOR_OWNER, {
    nome: message.name,
    messaggio: message.message,
    email: message.email,
    telefono: message.phone ?? '',
    collegamento: '/admin/messages',
  });
  return { ...filled, to, replyTo: message.email };
}
