import type { ContactMessage } from '@approdo/shared/contract/messages/messages';
import { line, link, page, text } from '../../../content/mail/index.ts';
import { type OfStay, STAY } from '../../../stays/stays/index.ts';
import { FOR_GUEST } from '../guest-placeholders.ts';
import type { LetterDefinition } from '../letter.ts';

const MESSAGE_MEANING = 'Il messaggio; se nel frattempo ne sono arrivati altri, tutti';

/** Letters that pass on a message, about a booking or from the contact form. */
export const MESSAGE_LETTERS = {
  BOOKING_MESSAGE: {
    title: 'Un tuo messaggio su una prenotazione, all’ospite',
    audience: 'guest',
    isOfStay: true,
    placeholders: {
      ...STAY,
      messaggio: text(MESSAGE_MEANING, 'Va bene alle 18: vi aspetto davanti a casa.'),
      collegamento: { ...FOR_GUEST.collegamento, meaning: 'Collegamento alla conversazione' },
    },
    requiredPlaceholders: ['messaggio'],
  },
  BOOKING_MESSAGE_OWNER: {
    title: 'Messaggio di un ospite su una prenotazione, a te',
    audience: 'owner',
    isOfStay: true,
    placeholders: {
      ...STAY,
      messaggio: text(MESSAGE_MEANING, 'Buongiorno, possiamo arrivare verso le 18?'),
      collegamento: link(
        'Collegamento alla conversazione',
        '/admin/bookings',
        ({ stay }: OfStay) => `/admin/bookings/${stay.id}#conversazione`,
      ),
    },
    requiredPlaceholders: ['messaggio'],
  },
  CONTACT_MESSAGE_OWNER: {
    title: 'Nuovo messaggio dal sito, a te',
    audience: 'owner',
    placeholders: {
      nome: line('Nome di chi scrive', 'Ada Rossi', ({ message }: OfContact) => message.name),
      messaggio: text(
        'Il messaggio',
        'Buongiorno, la casa è libera a giugno?',
        ({ message: { message } }: OfContact) => message,
      ),
      email: line('E-mail di chi scrive', 'ada@example.com', ({ message }: OfContact) => message.email),
      telefono: line('Telefono; può mancare', '+39 081 000000', ({ message }: OfContact) => message.phone ?? ''),
      collegamento: page('Collegamento ai messaggi', '/admin/messages'),
    },
  },
} as const satisfies Readonly<Record<string, LetterDefinition>>;

type OfContact = { readonly message: Pick<ContactMessage, 'name' | 'email' | 'phone' | 'message'> };
