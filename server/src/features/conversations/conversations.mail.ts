import { ITALIAN } from '@approdo/shared/domain/language/language';
import { type FilledLetter, fillLetter, type Letter, letter } from '../mail/index.ts';
import { describeStay, type GuestStay, STAY } from '../stays/index.ts';
import { german } from './letters/de.ts';
import { english } from './letters/en.ts';
import { french } from './letters/fr.ts';

const MESSAGE = {
  kind: 'text',
  meaning: 'Il messaggio; se nel frattempo ne sono arrivati altri, tutti',
} as const;

const ANSWER_IS_PERSONAL =
  'Se rispondi a questa e-mail, la risposta arriva di persona ma non compare nella conversazione.';

const BOOKING_MESSAGE = letter({
  kind: 'BOOKING_MESSAGE',
  title: 'Un tuo messaggio su una prenotazione, all’ospite',
  placeholders: {
    ...STAY,
    messaggio: { ...MESSAGE, sample: 'Va bene alle 18: vi aspetto davanti a casa.' },
    collegamento: { kind: 'link', meaning: 'Collegamento alla conversazione', sample: '/booking' },
  },
  neverLost: 'messaggio',
  wording: {
    subject: 'Un messaggio da {casa}',
    body: `Ciao {nome},

{casa} ti ha scritto a proposito del tuo soggiorno ({arrivo} – {partenza}):

{messaggio}

Puoi rispondere qui: {collegamento}

${ANSWER_IS_PERSONAL}`,
  },
  others: { en: english.BOOKING_MESSAGE, de: german.BOOKING_MESSAGE, fr: french.BOOKING_MESSAGE },
});

const BOOKING_MESSAGE_OWNER = letter({
  kind: 'BOOKING_MESSAGE_OWNER',
  title: 'Messaggio di un ospite su una prenotazione, a te',
  isForOwner: true,
  placeholders: {
    ...STAY,
    messaggio: { ...MESSAGE, sample: 'Buongiorno, possiamo arrivare verso le 18?' },
    collegamento: { kind: 'link', meaning: 'Collegamento alla conversazione', sample: '/admin/bookings' },
  },
  neverLost: 'messaggio',
  wording: {
    subject: 'Un messaggio da {nome}',
    body: `{nome} ti ha scritto a proposito del soggiorno {arrivo} – {partenza}:

{messaggio}

Puoi rispondere qui: {collegamento}

${ANSWER_IS_PERSONAL}`,
  },
});

/** In the order in which the owner sees them. */
export const CONVERSATION_LETTERS: readonly Letter[] = [BOOKING_MESSAGE, BOOKING_MESSAGE_OWNER];

type Told = { readonly property: { readonly name: string }; readonly messages: readonly string[] };

export function messagesForGuest(stay: GuestStay, { property, messages }: Told): FilledLetter {
  const { language } = stay;
  const values = {
    ...describeStay(stay, { property, language }),
    messaggio: messages.join('\n\n'),
    collegamento: `/booking/${stay.id}`,
  };
  return fillLetter(BOOKING_MESSAGE, values, language);
}

export function messagesForOwner(stay: GuestStay, { property, messages }: Told): FilledLetter {
  return fillLetter(BOOKING_MESSAGE_OWNER, {
    ...describeStay(stay, { property, language: ITALIAN }),
    messaggio: messages.join('\n\n'),
    collegamento: `/admin/bookings?messaggi=${stay.id}`,
  });
}
