import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';

/** The texts on a booking's money. */
export const MONEY = {
  loadFailed: 'Errore nel caricamento dei pagamenti della prenotazione',
  byAgreement: 'Prezzo da concordare',
} as const;

/** The figures of the summary. */
export const STANDING = {
  label: 'In breve',
  cost: 'Prezzo',
  paid: 'Pagato',
  missing: 'Da pagare',
  held: 'Deposito in custodia',
  retained: 'Trattenuto per danni',
  credit: 'Da rimborsare',
  taxCredit: 'Imposta da rimborsare',
  byAgreement: 'Da concordare',
  unpriced: 'Nessun prezzo',
  reference: (reference: string) => `Nella causale del bonifico: ${reference}`,
  allPaid: 'Tutto pagato.',
  waits: 'Le rate si creano quando la prenotazione è confermata e ha un prezzo.',
  off: 'La prenotazione non è più attiva: non c’è più nulla da chiedere.',
  nothingDue: 'Non c’è nulla da pagare.',
  unpayable: 'L’ospite non sa come pagare: le scadenze partono dal giorno in cui scrivi il tuo IBAN.',
  toTerms: 'Scrivi l’IBAN',
} as const;

/** The next due payment and its date, if it is final. */
export function sayNextDue(name: string, amount: string, date: string | undefined): string {
  const next = `${name}: ${amount}`;
  return date === undefined ? next : elideBeforeDates(`${next} entro il ${date}`);
}

export function sayLate(days: number): string {
  return days === 1 ? 'In ritardo di 1 giorno' : `In ritardo di ${days} giorni`;
}

/** The names of instalments; the first one as the owner chose. */
export const INSTALMENT_NAMES = {
  DEPOSIT: 'Acconto',
  CAPARRA: 'Caparra',
  BALANCE: 'Saldo',
  SECURITY: 'Deposito cauzionale',
  TAX: 'Imposta di soggiorno',
} as const;

/** Marks an uncertain amount, as of the tourist tax until the guests are known. */
export function sayEstimate(name: string): string {
  return `${name} (stima)`;
}

export const INSTALMENT_STATES = {
  DUE: 'Da pagare',
  PARTLY: 'Pagata in parte',
  PAID: 'Pagata',
} as const;

export const PRICE = {
  title: 'Prezzo',
  set: 'Imposta il prezzo',
  edit: 'Modifica il prezzo',
  none: 'Questa prenotazione non ha ancora un prezzo.',
  byAgreement: 'Il listino non prevede un prezzo per questo soggiorno: scrivi il prezzo che avete concordato.',
  total: 'Totale',
  stale: 'Date, biancheria, ospiti o extra sono cambiati da quando il prezzo è stato calcolato.',
  recalculate: 'Ricalcola',
  quoteFailed: 'Errore nel calcolo del prezzo',
  versions: (count: number) => (count === 1 ? 'Com’era prima (1 prezzo)' : `Com’era prima (${count} prezzi)`),
  version: (date: string) => elideBeforeDates(`Dal ${date}`),
  saved: 'Prezzo salvato con successo',
  saveFailed: 'Errore nel salvataggio del prezzo',
} as const;

export const PRICE_FORM = {
  title: 'Prezzo del soggiorno',
  lines: 'Voci',
  kind: 'Tipo',
  label: 'Descrizione',
  amount: 'Importo (euro)',
  line: (place: number) => `Voce ${place}`,
  addLine: 'Aggiungi voce',
  removeLine: 'Rimuovi',
  reason: 'Perché cambia',
  reasonHelp: 'Resta accanto al prezzo di prima.',
  recalculated: 'Ricalcolato con il listino',
  stay: 'Soggiorno',
} as const;

export const PRICE_KINDS = {
  STAY: 'Soggiorno',
  CLEANING: 'Pulizia',
  LINEN: 'Biancheria',
  EXTRA: 'Extra',
  DISCOUNT: 'Sconto',
} as const;

export const SCHEDULE = {
  title: 'Rate',
  edit: 'Modifica le rate',
  until: (date: string) => elideBeforeDates(`entro il ${date}`),
  partly: (paid: string) => `già pagati ${paid}`,
  saved: 'Rate salvate con successo',
  saveFailed: 'Errore nel salvataggio delle rate',
} as const;

export const SCHEDULE_FORM = {
  title: 'Rate del soggiorno',
  instalments: 'Rate',
  kind: 'Rata',
  amount: 'Importo (euro)',
  dueDate: 'Entro il',
  instalment: (place: number) => `Rata ${place}`,
  add: 'Aggiungi rata',
  remove: 'Rimuovi',
  whole: (total: string) => `Le rate fanno ${total}, come il prezzo.`,
  missing: (sum: string, missing: string) => `Le rate fanno ${sum}: mancano ${missing}.`,
  over: (sum: string, over: string) => `Le rate fanno ${sum}: ${over} di troppo.`,
} as const;

export const MOVEMENTS = {
  title: 'Movimenti',
  none: 'Ancora nessun movimento.',
  enter: 'Registra un pagamento',
  refund: 'Rimborsa',
  retain: 'Trattieni',
  undo: 'Storna',
  undone: 'Stornato',
  counter: 'Storno',
  by: (name: string) => `Registrato da ${name}`,
  reference: (reference: string) => `Causale: ${reference}`,
} as const;

export const DIRECTIONS = { IN: 'Entrata', OUT: 'Uscita' } as const;

export const PURPOSES = {
  STAY: 'Soggiorno',
  SECURITY: 'Deposito cauzionale',
  TAX: 'Imposta di soggiorno',
  DAMAGE: 'Danni',
} as const;

export const METHODS = {
  BANK: 'Bonifico',
  CARD: 'Carta',
  CASH: 'Contanti',
  OTHER: 'Altro',
  INTERNAL: 'Dal deposito',
} as const;

export const ENTRY_FORM = {
  IN: {
    title: 'Registra un pagamento',
    saved: 'Pagamento salvato con successo',
    failed: 'Errore nel salvataggio del pagamento',
  },
  OUT: { title: 'Rimborsa', saved: 'Rimborso salvato con successo', failed: 'Errore nel salvataggio del rimborso' },
  amount: 'Importo (euro)',
  purpose: 'Per che cosa',
  method: 'Come',
  date: 'Data',
  more: 'Causale e note',
  reference: 'Causale (facoltativa)',
  note: 'Note (facoltative)',
  noteHelp: 'L’ospite non le vede.',
  maximum: (amount: string) => `Si possono rimborsare fino a ${amount}.`,
} as const;

export const UNDO_FORM = {
  title: 'Storna un movimento',
  help: 'Il movimento resta nel registro: se ne aggiunge uno di segno opposto con la data di oggi.',
  reason: 'Perché',
  submit: 'Storna il movimento',
  leave: 'Torna indietro',
  undone: 'Movimento stornato con successo',
  failed: 'Errore nello storno del movimento',
} as const;

export const RETAIN_FORM = {
  title: 'Trattieni dal deposito',
  held: (amount: string) => `Hai in custodia ${amount} di deposito. Ciò che trattieni resta a te per i danni.`,
  amount: 'Importo (euro)',
  reason: 'Perché',
  submit: 'Trattieni',
  saved: 'Importo trattenuto registrato',
  failed: 'Errore nel trattenere dal deposito',
} as const;

export const SUGGESTION = {
  title: 'Rimborso secondo le condizioni',
  loadFailed: 'Errore nel calcolo del rimborso',
  by: 'Chi ha annullato',
  GUEST: 'L’ospite',
  OWNER: 'Io',
  open: 'Rimborsa secondo le condizioni',
  nothing: 'Secondo le condizioni non c’è altro da rimborsare.',
  ownerRule: 'Annulli tu: si restituisce tutto.',
  whole: 'Rimborso',
  neverAgreed: 'Non è mai stata confermata: si restituisce tutto.',
  openWhole: 'Rimborsa',
  days: (requested: string, closed: string) =>
    elideBeforeDates(
      `L’ospite l’ha chiesto il ${requested}, tu hai annullato il ${closed}: i giorni si contano dalla richiesta.`,
    ),
  noRule: (days: string) => `${days}: nessuna regola, del soggiorno non si rimborsa nulla.`,
  rule: (days: string, percent: number, from: number) =>
    `${days}: vale la regola dei ${from} giorni, ${percent} % di quanto pagato per il soggiorno.`,
  requested: 'Annullamento chiesto',
  closed: 'Annullata',
} as const;

/** `Annullata 31 giorni prima dell’arrivo` */
export function sayDaysLeft(what: string, days: number): string {
  if (days < 0) return `${what} dopo l’arrivo`;
  if (days === 0) return `${what} il giorno dell’arrivo`;
  return days === 1 ? `${what} 1 giorno prima dell’arrivo` : `${what} ${days} giorni prima dell’arrivo`;
}
