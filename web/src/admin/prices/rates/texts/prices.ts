import type { PRICE_SHOWS } from '@approdo/shared/domain/prices/price-rules';

/** Texts shared by all price tabs. */
export const PRICES = {
  tabs: 'Prezzi e regole',
  loadFailed: 'Errore nel caricamento del listino',
  rulesSaved: 'Regole dei prezzi salvate con successo',
  rulesSaveFailed: 'Errore nel salvataggio delle regole dei prezzi',
  save: 'Salva',
} as const;

export const PRICE_PARTS = {
  list: 'Listino',
  shortStays: 'Soggiorni brevi',
  extras: 'Extra',
  discounts: 'Sconti',
  instant: 'Conferma immediata',
  stayRules: 'Regole di soggiorno',
} as const;

/** Asked before a tab is left with unsaved changes. */
export const LEAVE_PART = {
  title: 'Modifiche non salvate',
  text: 'Ci sono modifiche non salvate. Lasciarle?',
  action: 'Lasciale',
  leave: 'Resta qui',
} as const;

/** Texts of the price lists, each from a year on. */
export const PRICE_LISTS = {
  year: 'Anno',
  everyYear: 'Vale il listino di ogni anno.',
  fromYear: (year: number) => `Vale il listino dal ${year}.`,
  remove: 'Elimina questo listino',
  removeTitle: (year: number) => `Eliminare il listino dal ${year}?`,
  removeText: 'In quegli anni torna a valere il listino di prima. Le prenotazioni che hai già tengono il loro prezzo.',
  removeAction: 'Elimina',
  removed: (year: number) => `Listino dal ${year} eliminato`,
  removeFailed: 'Errore nell’eliminazione del listino',
  created: (year: number | null) => `Listino dal ${year} creato con successo`,
  exceptionsFailed: 'Il listino è salvato, le eccezioni no: riprova.',
  showFailed: 'Il listino è salvato, i prezzi visibili sul sito no: riprova.',
  undo: 'Annulla le modifiche',
  seasons: 'Elenco delle stagioni',
} as const;

/** How prices are displayed to visitors. */
export const SHOWN_PRICES = {
  title: 'Prezzi visibili sul sito',
  LIST: 'Solo il listino',
  FROM: 'Anche «da … €»',
  CALENDAR: 'Anche i prezzi nel calendario',
} as const satisfies Readonly<Record<(typeof PRICE_SHOWS)[number] | 'title', string>>;

/** Texts of the year with its prices. */
export const PRICE_YEAR = {
  title: (year: number) => `Prezzi del ${year}`,
  list: 'Stagioni e prezzi',
  listHint: 'Scegli una stagione per cambiarne il prezzo.',
  minNights: (fewest: number, most: number) => `almeno ${fewest}–${most} notti`,
  show: 'Vedi l’anno',
  hint: 'Per cambiare il prezzo di alcuni giorni scegli il primo e l’ultimo. Per un giorno solo, sceglilo due volte.',
  drag: 'Puoi anche trascinare da uno all’altro.',
  season: (days: string, price: string) => `Stagione ${days}, ${price}: sposta l’inizio o la fine.`,
  start: (day: string) => `Inizio: ${day}`,
  end: (day: string) => `Fine: ${day}`,
  aWeek: (euros: string) => `${euros} a settimana`,
  aNight: (euros: string) => `${euros} a notte`,
  atWeekends: (euros: string) => `${euros} nel fine settimana`,
  atLeast: (euros: string) => `almeno ${euros} a soggiorno`,
  noPrice: 'Senza prezzo',
  exception: 'eccezione',
  legend: 'Che cosa dicono i colori',
  exceptions: 'Eccezione',
} as const;

/** Day prices: the fields of a season and of an exception. */
export const DAY_PRICES = {
  weeklyPrice: '€ a settimana',
  nightlyPrice: '€ a notte',
  weekendPrice: '€ a notte nel fine settimana',
  byNight: 'Calcola sempre a notte',
  minPrice: 'Prezzo minimo del soggiorno (€)',
  more: 'Altri prezzi',
  moreOf: (season: string) => `Altri prezzi: ${season}`,
} as const;

export const PRICE_WINDOW = {
  title: 'Prezzo di questi giorni',
  startDate: 'Dal',
  endDate: 'Al',
  when: 'Quando vale',
  everyYear: 'Ogni anno',
  theseDates: 'Solo queste date',
  label: 'Nome (facoltativo)',
  labelHelp: 'Lo vedi solo tu, per esempio «Ferragosto».',
  replaces: (what: string) => `Prende il posto di: ${what}.`,
  exceptionStays: 'Su alcuni di questi giorni resta un’eccezione.',
  removeException: 'Rimuovi l’eccezione',
  apply: 'Applica',
  reversed: 'L’ultimo giorno viene prima del primo',
  tooLong: 'Al massimo 366 giorni',
} as const;

export const COPY_LIST = {
  open: 'Copia in un altro anno',
  from: 'Dal',
  percent: 'Aumento in percento',
  percentFault: 'Scrivi un numero intero da -50 a 100',
  step: 'Arrotonda a',
  steps: { 1: '1 €', 5: '5 €', 10: '10 €' },
  before: 'Adesso',
  after: 'Nuovo',
  season: 'Stagione',
  seasons: 'Stagioni, prima e dopo',
  replaces: (year: number) => `Prende il posto del listino dal ${year} che c’è già.`,
  create: 'Crea listino',
  failed: 'Errore nella creazione del listino',
} as const;
