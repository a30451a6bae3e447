/** Texts of a booking's page. Quoted texts are those of OWNER.md section 3. */
export const BOOKING_PAGE = {
  notFound: 'Prenotazione non trovata',
  all: 'Tutte le prenotazioni',
  neighbours: 'Prenotazioni vicine',
  previous: 'Precedente',
  next: 'Successiva',
  neighbour: (way: string, guest: string, date: string) => `${way}: ${guest}, ${date}`,
  money: (total: string, paid: string) => `${total} · pagato ${paid}`,
  moneyOpen: (paid: string) => `Prezzo da concordare · pagato ${paid}`,
  waits: 'Aspetta una risposta',
  late: 'Pagamento in ritardo',
  more: 'Altre azioni',
  confirm: 'Conferma',
  reject: 'Rifiuta',
  confirmWithWord: 'Conferma con un messaggio',
  rejectWithWord: 'Rifiuta con un messaggio',
  acceptCancellation: 'Accetta l’annullamento',
  declineCancellation: 'Rifiuta l’annullamento',
  answer: 'Rispondi',
  write: 'Scrivi all’ospite',
  pay: 'Registra un pagamento',
  edit: 'Modifica',
  cancel: 'Annulla la prenotazione',
  event: 'Scarica .ics',
  remove: 'Elimina',
  unblock: 'Sblocca',
  channels: 'Portali',
  reach: 'Azioni della prenotazione',
  call: 'Chiama',
  mail: 'E-mail',
} as const;

/** Headings of the sections. */
export const BOOKING_SECTIONS = {
  stay: 'Soggiorno',
  guests: 'Ospiti',
  money: 'Soldi',
  conversation: 'Conversazione',
  letters: 'E-mail',
  documents: 'Documenti',
  history: 'Cronologia',
} as const;

export const STAY_SECTION = {
  dates: 'Date',
  guests: 'Ospiti',
  note: 'Note',
  reason: 'Motivo',
  phone: 'Telefono',
  email: 'E-mail',
  language: 'Lingua dei messaggi',
  foundBy: 'Ci ha trovato',
  source: 'Provenienza',
  commission: 'Commissione',
  cleaningNote: 'Nota per chi pulisce',
  doorCode: 'Codice della porta',
  created: 'Ricevuta il',
  entered: 'Inserita il',
  map: 'Mappa della casa',
} as const;

export const DOOR_CODE_FORM = {
  title: 'Codice della porta',
  hint: 'L’ospite lo legge sulla pagina del suo soggiorno, sopra la guida, nei giorni intorno al soggiorno. Lascialo vuoto se non c’è.',
  write: 'Scrivi il codice',
  change: 'Cambia il codice',
  saved: 'Codice della porta salvato',
  failed: 'Il codice della porta non è stato salvato',
  loadFailed: 'Errore nel caricamento del codice della porta',
} as const;

export const STORY = {
  loadFailed: 'Errore nel caricamento della cronologia',
  none: 'Ancora niente.',
  by: (guest: string) => `da ${guest}`,
  others: 'Altri soggiorni dello stesso ospite',
} as const;

/** Summaries of collapsed sections. */
export const SECTION_SUMMARY = {
  paid: (paid: string, total: string) => `Pagato ${paid} di ${total}`,
  paidOnly: (paid: string) => `Pagato ${paid}`,
  byAgreement: 'Prezzo da concordare',
  nextLetter: (title: string, date: string) => `Prossima: ${title}, ${date}`,
  documents: (count: number) => (count === 1 ? '1 documento' : `${count} documenti`),
  events: (count: number) => (count === 1 ? '1 voce' : `${count} voci`),
} as const;

/** Texts for deciding on a request with a message to the guest. */
export const DECIDE_FORM = {
  CONFIRMED: {
    title: 'Conferma con un messaggio',
    text: (guest: string, dates: string) =>
      `La prenotazione di ${guest} (${dates}) diventa confermata, e l’ospite legge il messaggio nell’e-mail di conferma.`,
    submit: 'Conferma',
  },
  REJECTED: {
    title: 'Rifiuta con un messaggio',
    text: (guest: string, dates: string) =>
      `La richiesta di ${guest} (${dates}) viene rifiutata, e l’ospite legge il messaggio nell’e-mail.`,
    submit: 'Rifiuta',
  },
  message: 'Messaggio per l’ospite (facoltativo)',
  leave: 'Torna indietro',
} as const;
