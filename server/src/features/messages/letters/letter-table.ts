import type { ContactMessage } from '@approdo/shared/contract/messages/messages';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { type FactsOf, line, link, page, text } from '../../content/mail/index.ts';
import {
  MONEY_FOR_OWNER,
  MONEY_STAY,
  NEXT,
  PARTS,
  PAYMENT_WAYS,
  PURPOSE,
  REMINDED,
} from '../../money/payments/index.ts';
import { dayIn, EXPIRY, type GuestStay, type OfStay, STAY } from '../../stays/stays/index.ts';
import { CHANGED_AT, CHANGED_FROM, KEYS_LINK, WHAT_CHANGED } from './account-placeholders.ts';
import { FOR_GUEST, REGISTER_HERE, WRITTEN_HERE } from './guest-placeholders.ts';
import type { LetterDefinition } from './letter.ts';
import {
  AMOUNT,
  BOOKINGS_LINK,
  CALENDARS_LINK,
  CANCELLATION_DAYS,
  CHANNEL_NAME,
  CHECK_IN_LINK,
  CONTACT_LINK,
  EMAIL,
  EXTRAS_AND_CODE,
  FOR_OWNER,
  MESSAGE_MEANING,
  NOTE,
  PHONE,
} from './placeholders.ts';
import { summarizeRequests } from './summarize-requests.ts';
import { DISOWN_WORDS } from './texts/it/accounts.ts';

/** Every letter that the site sends, in the order in which the owner sees them. */
export const LETTER_TABLE = {
  BOOKING_REQUESTED: {
    title: 'Richiesta ricevuta, all’ospite',
    audience: 'guest',
    isOfStay: true,
    placeholders: { ...FOR_GUEST, ...EXTRAS_AND_CODE },
  },
  BOOKING_CONFIRMED: {
    title: 'Prenotazione confermata, all’ospite',
    audience: 'guest',
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
    title: 'Richiesta non accolta, all’ospite',
    audience: 'guest',
    isOfStay: true,
    placeholders: {
      ...FOR_GUEST,
      ...BOOKINGS_LINK,
      messaggio: text('Quello che scrivi rifiutando; può mancare', 'In quei giorni la casa è in restauro.'),
    },
    requiredPlaceholders: ['messaggio'],
  },
  BOOKING_EXPIRED: {
    title: 'Richiesta scaduta, all’ospite',
    audience: 'guest',
    isOfStay: true,
    placeholders: { ...FOR_GUEST, ...BOOKINGS_LINK },
  },
  BOOKING_CHANGED: {
    title: 'Prenotazione modificata, all’ospite',
    audience: 'guest',
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
    title: 'Prenotazione annullata, all’ospite',
    audience: 'guest',
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
    title: 'Annullamento non accolto, all’ospite',
    audience: 'guest',
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
  ARRIVAL: { title: 'Prima dell’arrivo, all’ospite', audience: 'guest', isOfStay: true, placeholders: FOR_GUEST },
  CHECK_IN: {
    title: 'Dati per la registrazione, all’ospite',
    audience: 'guest',
    isOfStay: true,
    isOfRegister: true,
    placeholders: { ...FOR_GUEST, ...CHECK_IN_LINK },
  },
  THANKS: {
    title: 'Dopo la partenza, all’ospite',
    audience: 'guest',
    isOfStay: true,
    placeholders: {
      ...FOR_GUEST,
      recensione: { ...page('Indirizzo per lasciare una recensione', '/#recensioni'), kind: 'text', isPath: true },
    },
  },
  BOOKING_REQUESTED_OWNER: {
    title: 'Nuova richiesta, a te',
    audience: 'owner',
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
    title: 'Più richieste in un quarto d’ora, a te',
    audience: 'owner',
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
    title: 'Prenotazione confermata da sola, a te',
    audience: 'owner',
    isOfStay: true,
    placeholders: {
      ...FOR_OWNER,
      email: EMAIL,
      telefono: PHONE,
      note: NOTE,
    },
  },
  BOOKING_EXPIRING_OWNER: {
    title: 'Richiesta che sta per scadere, a te',
    audience: 'owner',
    isOfStay: true,
    placeholders: { ...FOR_OWNER, telefono: PHONE, scadenza: { ...EXPIRY, meaning: 'Quando scade la richiesta' } },
  },
  BOOKING_EXPIRED_OWNER: {
    title: 'Richiesta scaduta, a te',
    audience: 'owner',
    isOfStay: true,
    placeholders: { ...FOR_OWNER, email: EMAIL, telefono: PHONE },
  },
  BOOKING_WITHDRAWN_OWNER: {
    title: 'Richiesta ritirata, a te',
    audience: 'owner',
    isOfStay: true,
    placeholders: FOR_OWNER,
  },
  CANCELLATION_ASKED_OWNER: {
    title: 'Annullamento chiesto, a te',
    audience: 'owner',
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
    title: 'Richiesta di annullamento ritirata, a te',
    audience: 'owner',
    isOfStay: true,
    placeholders: FOR_OWNER,
  },
  EXTRAS_CHANGED_OWNER: {
    title: 'Extra cambiati dall’ospite, a te',
    audience: 'owner',
    placeholders: {
      ...FOR_OWNER,
      cambi: text('Che cosa è cambiato, una voce per riga', 'Cane: 0 → 2\nBiancheria e asciugamani: no → sì'),
      totale: line('Il nuovo prezzo in tutto; può mancare', '780,00\u00A0€'),
    },
    requiredPlaceholders: ['cambi'],
  },
  PAYMENT_ASKED: {
    title: 'Che cosa pagare e quando, all’ospite',
    audience: 'guest',
    placeholders: { ...MONEY_STAY, ...PARTS, ...PAYMENT_WAYS },
  },
  PAYMENT_RECEIVED: {
    title: 'Pagamento ricevuto, all’ospite',
    audience: 'guest',
    placeholders: { ...MONEY_STAY, importo: AMOUNT, scopo: PURPOSE, prossimo: NEXT },
  },
  BALANCE_DUE: {
    title: 'Pagamento che sta per scadere, all’ospite',
    audience: 'guest',
    placeholders: { ...MONEY_STAY, ...PARTS, ...PAYMENT_WAYS },
  },
  PAYMENT_LATE: {
    title: 'Pagamento scaduto, all’ospite',
    audience: 'guest',
    placeholders: { ...MONEY_STAY, ...PARTS, ...PAYMENT_WAYS },
  },
  PAYMENT_LATE_OWNER: {
    title: 'Pagamento scaduto, a te',
    audience: 'owner',
    placeholders: { ...MONEY_FOR_OWNER, ...PARTS, ...REMINDED },
  },
  SECURITY_RETURNED: {
    title: 'Deposito cauzionale restituito, all’ospite',
    audience: 'guest',
    placeholders: {
      ...MONEY_STAY,
      importo: AMOUNT,
      trattenuto: line('Quanto hai trattenuto per un danno; può mancare', '', ({ retained }: Retained, language) =>
        retained > 0 ? formatEuros(retained, language) : '',
      ),
    },
  },
  PAYMENT_RETURNING: {
    title: 'Pagamento ricevuto per un soggiorno annullato, all’ospite',
    audience: 'guest',
    placeholders: { ...MONEY_STAY, importo: AMOUNT },
  },
  CARD_WARNING: {
    title: 'Un pagamento con carta da controllare, a te',
    audience: 'owner',
    placeholders: {
      avviso: text('Che cosa è successo', 'È arrivato un pagamento con carta di un altro importo: 100,00\u00A0€.'),
      pagamento: line('Il pagamento, come lo chiama il servizio di pagamento; può mancare', 'pi_3Qx'),
      collegamento: page('Collegamento a Da incassare', '/admin/due'),
    },
  },
  CARD_LATE_OWNER: {
    title: 'Pagamento con carta arrivato tardi, a te',
    audience: 'owner',
    placeholders: {
      ...MONEY_FOR_OWNER,
      importo: AMOUNT,
    },
  },
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
  CONFIRM_EMAIL: {
    title: 'Conferma dell’indirizzo e-mail, a chi si registra',
    audience: 'guest',
    placeholders: {
      collegamento: link(
        'Collegamento che conferma l’indirizzo',
        '/confirm-email?token=esempio&email=ada%40example.com',
      ),
      nome: line('Nome di chi ha aperto l’account', 'Ada Rossi'),
      quando: line('Quando l’ha aperto', CHANGED_AT.sample),
      disconosci: link('Collegamento per chi non si è registrato', '/disown?token=esempio&email=ada%40example.com'),
    },
    addedLinks: { disconosci: DISOWN_WORDS },
  },
  RESET_PASSWORD: {
    title: 'Nuova password, a chi la chiede',
    audience: 'guest',
    placeholders: {
      collegamento: link(
        'Collegamento per scegliere la password',
        '/reset-password?token=esempio&email=ada%40example.com',
      ),
    },
  },
  KEYS_CHANGED: {
    title: 'Chiavi di un account cambiate, a chi ce l’ha',
    audience: 'guest',
    isBounded: true,
    placeholders: {
      cosa: WHAT_CHANGED,
      quando: CHANGED_AT,
      dispositivo: CHANGED_FROM,
      collegamento: KEYS_LINK,
    },
  },
  CODE_GUESSED: {
    title: 'Qualcuno prova i codici, a chi è l’account',
    audience: 'guest',
    isBounded: true,
    placeholders: { collegamento: KEYS_LINK },
  },
  CODE_GUESSED_IN_SESSION: {
    title: 'Qualcuno prova i codici da un accesso aperto, a chi è l’account',
    audience: 'guest',
    isBounded: true,
    placeholders: { collegamento: KEYS_LINK },
  },
  PASSKEY_COPIED: {
    title: 'Passkey forse copiata, a chi ce l’ha',
    audience: 'guest',
    isBounded: true,
    placeholders: {
      passkey: line('Nome della passkey', 'iPhone di Ada'),
      collegamento: KEYS_LINK,
    },
  },
  NEW_DEVICE: {
    title: 'Nuovo accesso, a chi gestisce la casa',
    audience: 'guest',
    isBounded: true,
    placeholders: {
      dispositivo: { ...CHANGED_FROM, meaning: 'Da che cosa si è entrati' },
      quando: CHANGED_AT,
      collegamento: { ...KEYS_LINK, meaning: 'Collegamento a chi è entrato' },
    },
  },
  IBAN_CHANGED_OWNER: {
    title: 'Coordinate per i bonifici cambiate, a chi gestisce la casa',
    audience: 'owner',
    placeholders: {
      chi: line('Chi le ha cambiate', 'Ada Rossi'),
      quando: { ...CHANGED_AT, meaning: 'Quando le ha cambiate' },
      iban: line('Gli ultimi quattro caratteri del nuovo IBAN', '3456'),
      collegamento: page('Collegamento alle coordinate', '/admin/payments'),
    },
  },
  BACKUP_WARNING: {
    title: 'Backup da controllare, a te',
    audience: 'owner',
    placeholders: {
      avvisi: text('Che cosa non va', 'L’ultimo backup è di più di due giorni fa.'),
      collegamento: page('Collegamento ai backup', '/admin/backup'),
    },
  },
  TURNOVER_NOT_READY_OWNER: {
    title: 'La casa non è pronta, a te',
    audience: 'owner',
    placeholders: {
      casa: STAY.casa,
      partenza: line('Giorno dell’ultima partenza', dayIn('2027-06-10'), ({ day }: Turnover) => sayLocalDate(day)),
      arrivo: line('Giorno del prossimo arrivo', dayIn('2027-06-12'), ({ arrival }: Turnover) => sayLocalDate(arrival)),
      collegamento: page('Collegamento alle pulizie', '/admin/turnovers'),
    },
  },
  REGISTER_DUE_OWNER: {
    title: 'Ospiti da comunicare alla Polizia, a te',
    audience: 'owner',
    isOfRegister: true,
    placeholders: {
      oggetto: line('Che cosa c’è da fare, in una riga', 'Alloggiati Web: 2 da comunicare'),
      quanti: line('Quanti arrivi sono da comunicare oggi o già in ritardo; può mancare', '2'),
      scadenze: text(
        'Le altre scadenze di oggi e di domani; può mancare',
        'Scadenze di oggi e di domani:\nISTAT di maggio 2027, entro il 5 giugno 2027',
      ),
      collegamento: link('Collegamento agli adempimenti', '/admin/register'),
    },
  },
  CHANNEL_CLASH_OWNER: {
    title: 'Notti vendute due volte, a te',
    audience: 'owner',
    placeholders: {
      notti: text(
        'Quali notti, e a chi',
        '12 giugno 2027 – 15 giugno 2027: Airbnb (10 giugno 2027 – 15 giugno 2027) e la prenotazione di Ada Rossi (12 giugno 2027 – 19 giugno 2027)',
      ),
      collegamento: CALENDARS_LINK,
    },
  },
  CHANNEL_FAILING_OWNER: {
    title: 'Calendario che non si legge, a te',
    audience: 'owner',
    placeholders: {
      calendario: CHANNEL_NAME,
      motivo: line('Perché', 'Il calendario non esiste più a questo indirizzo'),
      collegamento: CALENDARS_LINK,
    },
  },
  CHANNEL_UNREAD_OWNER: {
    title: 'Eventi di un calendario che non si leggono, a te',
    audience: 'owner',
    placeholders: {
      calendario: CHANNEL_NAME,
      motivo: line('Perché', '2 eventi non si leggono: le notti che occupavano restano occupate'),
      collegamento: CALENDARS_LINK,
    },
  },
  CHANNEL_SUSPECT_OWNER: {
    title: 'Notti scomparse da un calendario, a te',
    audience: 'owner',
    placeholders: {
      calendario: CHANNEL_NAME,
      soggiorni: line('Che cosa manca', '5 soggiorni'),
      collegamento: CALENDARS_LINK,
    },
  },
} as const satisfies Readonly<Record<string, LetterDefinition>>;

type Turnover = Readonly<Record<'day' | 'arrival', LocalDate>>;

type OfContact = { readonly message: Pick<ContactMessage, 'name' | 'email' | 'phone' | 'message'> };

type Retained = { readonly retained: number };

type OfStays = { readonly stays: readonly GuestStay[] };

/** The same placeholder, filled from the stay as it was. */
function before<Place extends { readonly render: (facts: OfStay, language: Language) => string }>({ render }: Place) {
  return ({ before: stay }: { readonly before: GuestStay }, language: Language) => render({ stay }, language);
}

type Table = typeof LETTER_TABLE;

type TableFacts = { readonly [Kind in keyof Table]: FactsOf<Table[Kind]['placeholders']> };

declare module '../../content/mail/letter-facts.ts' {
  interface LetterFacts extends TableFacts {}
}
