import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';
/** Texts of the discount codes, to the letter of PRICES.md, sections 6 and 10. */
export const CODES = {
  title: 'Codici',
  hint: 'Un codice che si indovina lo usa chiunque: per uno sconto personale tieni quello proposto o scrivi l’e-mail dell’ospite.',
  list: 'Codici sconto',
  loadFailed: 'Errore nel caricamento dei codici',
  empty: 'Nessun codice.',
  create: 'Nuovo codice',
  copy: 'Copia',
  copied: 'Codice copiato',
  copyFailed: { text: 'Il browser non lascia copiare', detail: 'Seleziona il codice e copialo.' },
  edit: 'Modifica',
  turnOff: 'Spegni',
  turnedOff: 'Codice spento',
  turnOn: 'Accendi',
  turnedOn: 'Codice acceso',
  turnFailed: 'Il codice non è cambiato',
  remove: 'Elimina',
  removed: 'Codice eliminato',
  removeFailed: 'Il codice non è stato eliminato',
  removal: (code: string) => ({
    title: `Eliminare il codice «${code}»?`,
    text: 'Chi lo ha ricevuto non potrà più usarlo.',
    action: 'Elimina',
  }),
} as const;

export const CODE_COLUMNS = {
  code: 'Codice',
  worth: 'Sconto',
  dates: 'Date',
  used: 'Usato',
} as const;

/** The status of a code. */
export const CODE_SAYS = {
  off: 'Spento',
  always: 'Sempre',
  booking: (range: string) => `Si prenota ${range}`,
  staying: (range: string) => `Soggiorni ${range}`,
  fromTo: (from: string, to: string) => elideBeforeDates(`dal ${from} al ${to}`),
  from: (day: string) => elideBeforeDates(`dal ${day}`),
  to: (day: string) => elideBeforeDates(`fino al ${day}`),
  minNights: (nights: number) => `almeno ${nights} notti`,
  used: (used: number, uses: number | null) => (uses === null ? String(used) : `${used} di ${uses}`),
  forEmail: (email: string) => `solo per ${email}`,
} as const;

export const CODE_FORM = {
  newTitle: 'Nuovo codice',
  editTitle: (code: string) => `Codice ${code}`,
  code: 'Codice',
  codeHelp: 'Vuoto: lo propone il sito, e non si indovina.',
  percent: 'Sconto in percento',
  amount: 'Importo (euro)',
  worthHelp: 'Scrivi la percentuale oppure l’importo.',
  bookFrom: 'Si prenota dal',
  bookTo: 'al',
  stayFrom: 'Soggiorni dal',
  stayTo: 'al',
  minNights: 'Notti almeno',
  uses: 'Quante volte',
  usesHelp: 'Vuoto: quante si vuole.',
  forEmail: 'Solo per l’account (e-mail)',
  note: 'Nota',
  noteHelp: 'La leggi solo tu.',
  created: (code: string) => `Codice ${code} creato`,
  saved: 'Codice salvato',
  saveFailed: 'Il codice non è stato salvato',
} as const;
