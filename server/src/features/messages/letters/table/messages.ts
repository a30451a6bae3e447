import type { ContactMessage } from '@approdo/shared/contract/messages/messages';
import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { quoteMessage } from '@approdo/shared/domain/messages/quote-message';
import { line, link, page, text } from '../../../content/mail/index.ts';
import { dayIn, type OfStay, STAY } from '../../../stays/stays/index.ts';
import { FOR_GUEST } from '../guest-placeholders.ts';
import { type LetterDefinition, toGuest, toOwner } from '../letter.ts';
import { CONTACT_LINK } from '../placeholders.ts';

const MESSAGE_MEANING = 'Il messaggio; se nel frattempo ne sono arrivati altri, tutti';

const CONTACT_SAMPLE = 'Buongiorno, la casa è libera a giugno?';

const WRITER = line('Nome di chi scrive', 'Ada Rossi', ({ message }: OfContact) => message.name);

/** Letters that pass on a message, about a booking or from the contact form. */
export const MESSAGE_LETTERS = {
  BOOKING_MESSAGE: {
    ...toGuest('Un tuo messaggio su una prenotazione', 'Quando gli scrivi e non l’ha ancora letto'),
    isOfStay: true,
    placeholders: {
      ...STAY,
      messaggio: text(MESSAGE_MEANING, 'Va bene alle 18: vi aspetto davanti a casa.'),
      collegamento: { ...FOR_GUEST.collegamento, meaning: 'Collegamento alla conversazione' },
    },
    requiredPlaceholders: ['messaggio'],
  },
  BOOKING_MESSAGE_OWNER: {
    ...toOwner('Messaggio di un ospite su una prenotazione', 'Quando un ospite ti scrive'),
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
    ...toOwner('Nuovo messaggio dal sito', 'Quando qualcuno scrive dai contatti'),
    placeholders: {
      nome: WRITER,
      messaggio: text('Il messaggio', CONTACT_SAMPLE, ({ message: { message } }: OfContact) => message),
      email: line('E-mail di chi scrive', 'ada@example.com', ({ message }: OfContact) => message.email),
      telefono: line('Telefono; può mancare', '+39 081 000000', ({ message }: OfContact) => message.phone ?? ''),
      collegamento: page('Collegamento ai messaggi', '/admin/messages'),
    },
  },
  CONTACT_REPLY: {
    ...toGuest(
      'La tua risposta a un messaggio dal sito',
      'Quando rispondi a un messaggio dal sito',
      'a chi l’ha scritto',
    ),
    placeholders: {
      ...CONTACT_LINK,
      casa: STAY.casa,
      nome: WRITER,
      risposta: text('La tua risposta', 'Buongiorno, la casa è libera dal 12 giugno.'),
      giorno: line('Giorno in cui ha scritto', dayIn('2027-06-02'), ({ message }: OfContact, language) =>
        sayInstantDate(message.createdAt, language),
      ),
      messaggio: text(
        'Il messaggio a cui rispondi',
        quoteMessage(CONTACT_SAMPLE),
        ({ message: { message } }: OfContact) => quoteMessage(message),
      ),
    },
    requiredPlaceholders: ['risposta', 'messaggio'],
  },
} as const satisfies Readonly<Record<string, LetterDefinition>>;

type OfContact = { readonly message: Pick<ContactMessage, 'name' | 'email' | 'phone' | 'message' | 'createdAt'> };
