import type { ContactReply } from '@approdo/shared/contract/messages/messages';
import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';

/** Texts of the contact messages screen; quoted ones are those of SPEC.md. */
export const MESSAGES = {
  title: 'Messaggi di Contatto',
  list: 'Messaggi',
  empty: 'No messages found.',
  loadFailed: 'Errore nel caricamento dei messaggi',
  state: 'Stato',
  answered: 'Risposto',
  toAnswer: 'Da rispondere',
  phone: 'Telefono',
} as const;

export const MESSAGE_FILTER = {
  all: 'Tutti',
  open: 'Da rispondere',
  answered: 'Risposti',
} as const;

export const MESSAGE_ORDERS = { created: 'Data', name: 'Nome' } as const;

export const MESSAGE_ACTIONS = {
  answer: 'Rispondi',
  answerByMail: 'Con il tuo programma di posta',
  markAnswered: 'Segna come risposto',
  markOpen: 'Segna da rispondere',
  remove: 'Elimina',
  marked: 'Messaggio segnato come risposto con successo',
  reopened: 'Messaggio rimesso tra quelli da rispondere',
  removed: 'Messaggio eliminato con successo',
  markFailed: "Errore nell'aggiornamento del messaggio",
  removeFailed: 'Errore, messaggio non cancellato',
} as const;

export const REMOVE_MESSAGE = {
  title: 'Elimina messaggio',
  text: (name: string) => `Vuoi eliminare il messaggio di ${name}? Non si può annullare.`,
} as const;

export const REPLY = {
  to: (name: string) => `Risposta a ${name}`,
  text: 'La tua risposta',
  hint: 'Parte subito per e-mail, con il messaggio citato sotto. Resta qui con il messaggio.',
  send: 'Invia',
  sent: 'Risposta in partenza',
  failed: 'La risposta non è partita',
  conflictHelp: 'La tua risposta non è partita: guarda qui sopra che cosa è cambiato, poi premi di nuovo Invia.',
  given: (when: string, fate: string) => `La tua risposta, ${when} · ${fate}`,
  fates: {
    QUEUED: 'In partenza',
    SENT: 'Inviata',
    FAILED: 'Non inviata',
  } satisfies Record<ContactReply['letter'], string>,
  filed: 'Scritta in un file, non inviata: manca il server di posta',
  seeWhy: 'Guarda perché, in Posta',
} as const;

/** The draft of an answer in the owner's mail program. */
export const ANSWER_MAIL = {
  subject: 'Il tuo messaggio',
  greeting: (name: string) => `Ciao ${name},`,
  quote: (date: string) => elideBeforeDates(`Il ${date} hai scritto:`),
} as const;

export const CONVERSATIONS = {
  title: 'Conversazioni',
  empty: 'Nessuna conversazione.',
  toAnswer: 'Da rispondere',
  more: 'Mostra altre',
  you: 'Tu:',
  loadFailed: 'Errore nel caricamento delle conversazioni',
} as const;
