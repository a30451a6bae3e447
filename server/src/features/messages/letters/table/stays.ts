import type { Language } from '@approdo/shared/domain/base/language/language';
import { line, page, text } from '../../../content/mail/index.ts';
import { dayIn, EXPIRY, type GuestStay, type OfStay, STAY } from '../../../stays/stays/index.ts';
import { FOR_GUEST, REGISTER_HERE, WRITTEN_HERE } from '../guest-placeholders.ts';
import { type LetterDefinition, toGuest, toOwner } from '../letter.ts';
import {
  BOOKINGS_LINK,
  CANCELLATION_DAYS,
  CHECK_IN_LINK,
  CONTACT_LINK,
  EMAIL,
  EXTRAS_AND_CODE,
  FOR_OWNER,
  NOTE,
  PHONE,
} from '../placeholders.ts';
import { summarizeRequests } from '../summarize-requests.ts';

const REVIEWS = '/#recensioni';

type OfReviews = { readonly showsReviews: boolean };

/** Letters about a stay, to its guest and to the owner. */
export const STAY_LETTERS = {
  BOOKING_REQUESTED: {
    ...toGuest('Richiesta ricevuta', 'Quando un ospite chiede un soggiorno'),
    isOfStay: true,
    placeholders: { ...FOR_GUEST, ...EXTRAS_AND_CODE },
  },
  BOOKING_CONFIRMED: {
    ...toGuest('Conferma del soggiorno', 'Quando confermi una richiesta'),
    isOfStay: true,
    hasCalendar: true,
    placeholders: {
      ...FOR_GUEST,
      ...EXTRAS_AND_CODE,
      ...WRITTEN_HERE,
      ...REGISTER_HERE,
      messaggio: text('Quello che scrivi confermando; può mancare', 'Vi aspettiamo: le chiavi sono da Marta, al bar.'),
    },
    requiredPlaceholders: ['recapito', 'accesso', 'messaggio'],
  },
  BOOKING_REJECTED: {
    ...toGuest('Richiesta non accolta', 'Quando non accogli una richiesta'),
    isOfStay: true,
    placeholders: {
      ...FOR_GUEST,
      ...BOOKINGS_LINK,
      messaggio: text('Quello che scrivi rifiutando; può mancare', 'In quei giorni la casa è in restauro.'),
    },
    requiredPlaceholders: ['messaggio'],
  },
  BOOKING_EXPIRED: {
    ...toGuest('Richiesta scaduta', 'Quando una richiesta scade senza risposta'),
    isOfStay: true,
    placeholders: { ...FOR_GUEST, ...BOOKINGS_LINK },
  },
  BOOKING_CHANGED: {
    ...toGuest('Prenotazione modificata', 'Quando cambi un soggiorno confermato'),
    isOfStay: true,
    hasCalendar: true,
    placeholders: {
      ...FOR_GUEST,
      vecchio_arrivo: line('Giorno del check-in, prima', dayIn('2027-06-11'), before(STAY.arrivo)),
      vecchia_partenza: line('Giorno del check-out, prima', dayIn('2027-06-18'), before(STAY.partenza)),
      vecchie_notti: line('Numero di notti, prima', '7', before(STAY.notti)),
      vecchi_ospiti: line('Numero di ospiti, prima', '3', before(STAY.ospiti)),
    },
  },
  BOOKING_CANCELLED: {
    ...toGuest('Prenotazione annullata', 'Quando annulli un soggiorno'),
    isOfStay: true,
    hasCalendar: true,
    placeholders: {
      ...FOR_GUEST,
      ...CONTACT_LINK,
      ...CANCELLATION_DAYS,
      messaggio: text(
        'Quello che scrivi annullando; può mancare',
        'Ci dispiace: il tetto va rifatto prima dell’estate.',
      ),
    },
    requiredPlaceholders: ['messaggio'],
  },
  CANCELLATION_DECLINED: {
    ...toGuest('Annullamento non accolto', 'Quando non accogli un annullamento'),
    isOfStay: true,
    placeholders: {
      ...FOR_GUEST,
      messaggio: text(
        'Quello che scrivi rifiutando; può mancare',
        'A ridosso dell’arrivo non troveremmo più altri ospiti.',
      ),
    },
    requiredPlaceholders: ['messaggio'],
  },
  ARRIVAL: { ...toGuest('Prima dell’arrivo', 'prima dell’arrivo'), isOfStay: true, placeholders: FOR_GUEST },
  CHECK_IN: {
    ...toGuest('Dati per la registrazione', 'prima dell’arrivo'),
    isOfStay: true,
    isOfRegister: true,
    placeholders: { ...FOR_GUEST, ...CHECK_IN_LINK },
  },
  THANKS: {
    ...toGuest('Dopo la partenza', 'dopo la partenza'),
    isOfStay: true,
    placeholders: {
      ...FOR_GUEST,
      recensione: {
        ...text('Indirizzo per lasciare una recensione', REVIEWS, ({ showsReviews }: OfReviews) =>
          showsReviews ? REVIEWS : '',
        ),
        isPath: true,
      },
    },
  },
  BOOKING_REQUESTED_OWNER: {
    ...toOwner('Nuova richiesta', 'Quando un ospite chiede un soggiorno'),
    isOfStay: true,
    placeholders: {
      ...FOR_OWNER,
      ...EXTRAS_AND_CODE,
      scadenza: EXPIRY,
      email: EMAIL,
      telefono: PHONE,
      note: NOTE,
    },
  },
  BOOKINGS_REQUESTED_OWNER: {
    ...toOwner('Più richieste in un quarto d’ora', 'Quando ne arriva più di una in un quarto d’ora'),
    isOfStay: true,
    placeholders: {
      casa: STAY.casa,
      quante: line('Quante sono', '2', ({ stays }: OfStays) => String(stays.length)),
      richieste: text(
        'Le richieste, una sotto l’altra',
        `Ada Rossi (ada@example.com)
12 giu 2027 – 19 giu 2027, notti: 7, ospiti: 2

Bruno Verdi (bruno@example.com)
3 lug 2027 – 10 lug 2027, notti: 7, ospiti: 4`,
        ({ stays }: OfStays) => summarizeRequests(stays),
      ),
      collegamento: page(FOR_OWNER.collegamento.meaning, '/admin/bookings'),
    },
    requiredPlaceholders: ['richieste'],
  },
  BOOKING_INSTANT_OWNER: {
    ...toOwner('Prenotazione confermata da sola', 'Quando un soggiorno si conferma da solo'),
    isOfStay: true,
    placeholders: {
      ...FOR_OWNER,
      email: EMAIL,
      telefono: PHONE,
      note: NOTE,
    },
  },
  BOOKING_EXPIRING_OWNER: {
    ...toOwner('Richiesta che sta per scadere', 'Prima che una richiesta scada'),
    isOfStay: true,
    placeholders: { ...FOR_OWNER, telefono: PHONE, scadenza: { ...EXPIRY, meaning: 'Quando scade la richiesta' } },
  },
  BOOKING_EXPIRED_OWNER: {
    ...toOwner('Richiesta scaduta', 'Quando una richiesta scade senza risposta'),
    isOfStay: true,
    placeholders: { ...FOR_OWNER, email: EMAIL, telefono: PHONE },
  },
  BOOKING_WITHDRAWN_OWNER: {
    ...toOwner('Richiesta ritirata', 'Quando un ospite ritira la sua richiesta'),
    isOfStay: true,
    placeholders: FOR_OWNER,
  },
  CANCELLATION_ASKED_OWNER: {
    ...toOwner('Annullamento chiesto', 'Quando un ospite chiede di annullare'),
    isOfStay: true,
    placeholders: {
      ...FOR_OWNER,
      messaggio: text(
        'Quello che scrive l’ospite; può mancare',
        'Mio padre non sta bene: purtroppo non possiamo partire.',
      ),
    },
    requiredPlaceholders: ['messaggio'],
  },
  CANCELLATION_TAKEN_BACK_OWNER: {
    ...toOwner('Richiesta di annullamento ritirata', 'Quando un ospite non vuole più annullare'),
    isOfStay: true,
    placeholders: FOR_OWNER,
  },
  EXTRAS_CHANGED_OWNER: {
    ...toOwner('Extra cambiati dall’ospite', 'Quando un ospite cambia gli extra'),
    placeholders: {
      ...FOR_OWNER,
      cambi: text('Che cosa è cambiato, una voce per riga', 'Cane: 0 → 2\nBiancheria e asciugamani: no → sì'),
      totale: line('Il nuovo prezzo in tutto; può mancare', '780,00\u00A0€'),
    },
    requiredPlaceholders: ['cambi'],
  },
} as const satisfies Readonly<Record<string, LetterDefinition>>;

type OfStays = { readonly stays: readonly GuestStay[] };

/** The same placeholder, filled from the stay as it was. */
function before<Place extends { readonly render: (facts: OfStay, language: Language) => string }>({ render }: Place) {
  return ({ before: stay }: { readonly before: GuestStay }, language: Language) => render({ stay }, language);
}
