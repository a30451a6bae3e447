import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';

/** The texts of the bookings screen. Quoted texts are those of SPEC.md. */
export const BOOKINGS = {
  empty: 'Nessuna prenotazione trovata.',
  loadFailed: 'Errore nel caricamento delle prenotazioni',
  openBlockForm: 'Block Dates',
  openNew: 'Nuova prenotazione',
  openCalendar: 'Apri il calendario',
  calendar: 'Panoramica del calendario delle prenotazioni',
  nobodyInMonths: 'Nessuna prenotazione in questi mesi.',
  more: 'Mostra altre',
  sorted: 'Prenotazioni',
  blocked: 'Date bloccate',
  taken: 'Date già occupate',
  confirmedAlone: 'Confermata da sola',
  withLinen: 'con biancheria',
  foundBy: 'Ci ha trovato',
} as const;

export const BOOKING_GROUPS = {
  requests: 'Richieste in attesa',
  unsettled: 'Ancora in sospeso',
  upcoming: 'In programma',
  closed: 'Passate e chiuse',
} as const;

export const BOOKING_COLUMNS = {
  guest: 'Ospite',
  stay: 'Soggiorno',
  guests: 'Ospiti',
  price: 'Prezzo',
  paid: 'Pagato',
  status: 'Stato',
  source: 'Provenienza',
} as const;

/** The columns of the printed list. */
export const PAPER_COLUMNS = { ...BOOKING_COLUMNS, created: 'Ricevuta il' } as const;

/** The source of a booking that no portal made. */
export const BOOKING_SOURCES = { SITE: 'Sito', OWNER: 'Inserita da te' } as const;

/** The payment status of a booking, in the list. */
export const BOOKING_MONEY = {
  byAgreement: 'Da concordare',
  all: 'Tutto',
  nothing: 'Niente',
  late: 'in ritardo',
} as const;

export const BOOKING_STATUS = {
  PENDING: 'In attesa',
  CONFIRMED: 'Confermata',
  REJECTED: 'Rifiutata',
  NOT_AVAILABLE: 'Non disponibile',
  EXPIRED: 'Scaduta',
  CANCELLED: 'Annullata',
} as const;

/** How a guest found the property. */
export const FOUND_BY = {
  SEARCH: 'Motore di ricerca',
  SOCIAL: 'Social',
  PORTAL: 'Portale di case vacanza',
  FRIENDS: 'Passaparola',
  RETURNING: 'Conosceva già la casa',
  OTHER: 'Altro',
} as const;

export const BOOKING_ACTIONS = {
  confirm: 'Conferma',
  reject: 'Rifiuta',
  remove: 'Elimina',
  unblock: 'Sblocca',
  confirmed: 'Prenotazione confermata con successo',
  confirmedAlone: 'Confermato',
  rejected: 'Prenotazione rifiutata con successo',
  removed: 'Prenotazione cancellata con successo',
  removeFailed: 'Errore nella cancellazione della prenotazione',
  unblockFailed: 'Errore nello sbloccare le date',
  importedFrom: (channel: string) => `Queste date arrivano da ${channel}: si liberano là.`,
  decideFailed: (status: 'CONFIRMED' | 'REJECTED') => `Errore nel ${status.toLowerCase()} la prenotazione`,
} as const;

export const REMOVE_QUESTION = {
  title: 'Elimina prenotazione',
  text: (who: string, dates: string) => `Vuoi eliminare la prenotazione di ${who} (${dates})? Non si può annullare.`,
  blockText: (dates: string) => `Vuoi eliminare il blocco delle date ${dates}? I giorni torneranno prenotabili.`,
} as const;

/** The form for cancelling a confirmed stay. */
export const CANCEL_FORM = {
  title: 'Annulla la prenotazione',
  text: (who: string, dates: string) =>
    `${who}, ${dates}: i giorni tornano liberi e l’ospite riceve un’e-mail. La prenotazione resta nell’elenco come annullata.`,
  message: 'Messaggio per l’ospite (facoltativo)',
  leave: 'Torna indietro',
  cancelled: 'Prenotazione annullata con successo',
  failed: 'Errore nell’annullare la prenotazione',
} as const;

/** The form for declining a guest's cancellation request. */
export const DECLINE_FORM = {
  title: 'Rifiuta l’annullamento',
  text: (who: string, dates: string) =>
    `La prenotazione di ${who} (${dates}) resta confermata, e l’ospite lo legge in un’e-mail.`,
  message: 'Messaggio per l’ospite (facoltativo)',
  leave: 'Torna indietro',
  declined: 'La prenotazione resta confermata',
  failed: 'Errore nel rifiutare l’annullamento',
} as const;

export const BOOKING_END = {
  cancellationRequested: (date: string) => elideBeforeDates(`Chiede di annullare dal ${date}`),
  closed: {
    EXPIRED: (date: string) => elideBeforeDates(`Scaduta il ${date}`),
    CANCELLED: (date: string) => elideBeforeDates(`Annullata il ${date}`),
  },
  passed: 'Giorni passati: non si può più confermare',
  expires: (left: string) => `Scade fra ${left}`,
  expiresNow: 'Scade a momenti',
  minutes: (count: number) => (count === 1 ? '1 minuto' : `${count} minuti`),
  hours: (count: number) => (count === 1 ? '1 ora' : `${count} ore`),
  days: (count: number) => (count === 1 ? '1 giorno' : `${count} giorni`),
} as const;

export const UNBLOCK_QUESTION = {
  title: 'Sblocca date',
  text: (dates: string) => `Vuoi sbloccare le date ${dates}? I giorni torneranno prenotabili.`,
} as const;

export const BLOCK_FORM = {
  title: 'Blocca range di date',
  startDate: 'Data iniziale',
  endDate: 'Data finale',
  reason: 'Motivo (facoltativo)',
  submit: 'Blocca',
  failed: 'Errore nel bloccare le date',
} as const;

export const EDIT_FORM = {
  open: 'Modifica',
  title: 'Modifica prenotazione',
  startDate: 'Check-in',
  endDate: 'Check-out',
  numberOfGuests: 'Numero di ospiti',
  linen: 'Biancheria e asciugamani',
  guestName: 'Nome e cognome',
  guestPhone: 'Telefono (facoltativo)',
  cleaningNote: 'Nota per chi pulisce (facoltativa)',
  guestEmail: 'E-mail',
  guestEmailHint: 'Finché la richiesta aspetta, il sito scrive all’indirizzo dell’account.',
  language: 'Lingua dei messaggi',
  languageHint: 'In che lingua il sito scrive all’ospite. Se la cambi non parte nessuna e-mail.',
  saved: 'Prenotazione salvata con successo',
  savedAlone: 'Salvato',
  savedNewAddress: "E-mail inviate d'ora in poi a questo indirizzo",
  failed: "Errore nell'aggiornamento della prenotazione",
} as const;

export function sayNights(nights: number): string {
  return nights === 1 ? '1 notte' : `${nights} notti`;
}

export function sayGuests(guests: number): string {
  return guests === 1 ? '1 ospite' : `${guests} ospiti`;
}

/** The name of a group with its number of bookings. */
export function sayCount(name: string, count: number): string {
  return `${name} (${count})`;
}

export const BOOKING_FINDER = {
  filters: 'Filtri',
  status: 'Stato',
  everyStatus: 'Tutti gli stati',
  year: 'Anno',
  everyYear: 'Tutti gli anni',
  source: 'Provenienza',
  everySource: 'Provenienza: tutte',
  money: 'Pagamento',
  everyMoney: 'Tutti i pagamenti',
  saveCsv: 'Scarica CSV',
} as const;

/** The filter of bookings by what became of them, or what they await from the owner. */
export const BOOKING_FILTER = {
  PENDING: 'Da decidere',
  EXPIRING: 'Stanno per scadere',
  CONFIRMED: 'Confermate',
  CANCELLATION_ASKED: 'Annullamento chiesto',
  REJECTED: 'Rifiutate',
  EXPIRED: 'Scadute',
  CANCELLED: 'Annullate',
  NOT_AVAILABLE: 'Blocchi',
  UNANSWERED: 'Aspettano una risposta',
} as const;

/** The filter of bookings by payment status. */
export const MONEY_FILTER = { late: 'In ritardo', open: 'Da pagare', paid: 'Pagato' } as const;

export const BOOKING_ORDERS = {
  arrival: 'Arrivo',
  created: 'Ricevuta',
  price: 'Prezzo',
  missing: 'Manca',
} as const;

export const BOOKING_EXPORT = {
  fileName: 'prenotazioni',
  guest: 'Ospite',
  email: 'E-mail',
  startDate: 'Check-in',
  endDate: 'Check-out',
  nights: 'Notti',
  guests: 'Ospiti',
  linen: 'Biancheria',
  sayLinen: (isWanted: boolean) => (isWanted ? 'Sì' : 'No'),
  status: 'Stato',
  note: 'Note',
  created: 'Ricevuta il',
  foundBy: 'Ci ha trovato',
  price: 'Prezzo',
  paid: 'Pagato',
  missing: 'Manca',
  phone: 'Telefono',
  source: 'Provenienza',
} as const;

export const BOOKING_TOOLS = {
  eventFileName: 'soggiorno',
} as const;

export const COMPETING_REQUESTS = {
  title: 'Richieste per le stesse date',
  hint: 'Quando ne confermi una, le altre per gli stessi giorni non si possono più confermare.',
  question: 'Rifiuta le altre richieste',
  leave: 'Lascia in attesa',
  text: (guestNames: readonly string[]) =>
    guestNames.length === 1
      ? `Per le stesse date aspetta anche ${guestNames[0]}. Vuoi rifiutare la richiesta? L’ospite riceve un messaggio.`
      : `Per le stesse date aspettano anche ${guestNames.join(', ')}. Vuoi rifiutare queste ${guestNames.length} richieste? Gli ospiti ricevono un messaggio.`,
  reject: (count: number) => (count === 1 ? 'Rifiuta l’altra' : `Rifiuta le altre ${count}`),
  rejected: (count: number) =>
    count === 1 ? BOOKING_ACTIONS.rejected : `${count} prenotazioni rifiutate con successo`,
} as const;

/** How many stays and nights a guest has, past and future. */
export function sayHistory(stays: number, nights: number): string {
  if (stays === 0) return 'Nessun soggiorno confermato.';
  return `${stays === 1 ? '1 soggiorno confermato' : `${stays} soggiorni confermati`}, ${sayNights(nights)}.`;
}
