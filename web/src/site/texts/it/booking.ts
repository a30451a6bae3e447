import { plural } from '@approdo/shared/domain/plural';

/** What the request for a stay says, its prices and what became of it. */
export const booking = {
  form: 'Richiesta di prenotazione',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  fullName: 'Nome e cognome',
  guests: 'Numero di ospiti',
  guestsHint: (most: number) => (most === 1 ? 'La casa ospita una persona' : `Da 1 a ${most}`),
  tooManyGuests: (most: number) => `La casa ospita al massimo ${most} persone`,
  note: 'Note',
  noteHint: 'Facoltative: orario di arrivo, bambini, animali…',
  linen: (price: string) => `Biancheria e asciugamani (${price})`,
  send: 'Invia richiesta',
  sent: 'Richiesta di Prenotazione inviata!',
  afterSent: 'La esamineremo e, una volta approvata, riceverai una e-mail di conferma.',
  failed: 'Errore nel creare la prenotazione',
  loadFailed: 'Errore nel caricamento delle prenotazioni',
  nowConfirmed: 'Il tuo indirizzo e-mail è confermato: ora puoi inviare la richiesta.',
  quote: {
    none: 'Scegli le date per vedere il prezzo.',
    loading: 'Calcolo il prezzo…',
    failed: 'Il prezzo non è disponibile al momento',
    nights: (nights: number) => `${nights} ${plural('it', nights, { one: 'notte', other: 'notti' })}`,
    total: 'Totale',
    byAgreement: 'I soggiorni più brevi di una settimana vanno concordati con gli amministratori.',
  },
  prices: {
    title: 'Prezzi a settimana',
    extras: (cleaning: string, linen: string) =>
      `Si aggiungono ${cleaning} per la pulizia finale e, a scelta, ${linen} per biancheria e asciugamani. I soggiorni più brevi di una settimana vanno concordati con gli amministratori.`,
  },
  own: {
    title: 'Le tue richieste',
    status: {
      PENDING: 'In attesa',
      CONFIRMED: 'Confermata',
      REJECTED: 'Rifiutata',
      NOT_AVAILABLE: 'Non disponibile',
    },
    guests: (guests: number) => `${guests} ${plural('it', guests, { one: 'ospite', other: 'ospiti' })}`,
    withLinen: (guests: string) => `${guests}, con biancheria`,
    askWithdrawal: 'Ritira la richiesta',
    withdrawalQuestion: 'Ritirare la richiesta?',
    withdraw: 'Ritira',
    leave: 'Annulla',
    withdrawalFailed: 'Errore nella cancellazione della prenotazione',
    meanwhileConfirmed: 'Nel frattempo la richiesta è stata confermata: per disdire il soggiorno scrivici.',
    meanwhileRejected: 'Nel frattempo la richiesta è stata rifiutata: non c’è più nulla da ritirare.',
    meanwhileWithdrawn: 'Nel frattempo la richiesta è già stata ritirata.',
  },
};
