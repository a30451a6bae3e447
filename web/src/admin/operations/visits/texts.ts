import type { VisitCounts } from '@approdo/shared/contract/operations/visits';

/** Texts of the visits screen. */
export const VISITS = {
  loadFailed: 'Errore nella lettura delle visite',
  period: 'Periodo',
  periods: { days: '30 giorni', months: '12 mesi' },
  saveCsv: 'Scarica CSV',
  fileName: 'visite',
  empty:
    'Qui vedrai quante volte il sito viene aperto, quali pagine, da dove si arriva, e quante volte un preventivo diventa una richiesta e poi un soggiorno. Comincia con la prima visita.',
  nothing: 'Niente in questo periodo.',
  yearBefore: (count: string) => `un anno prima ${count}`,
} as const;

export const VISIT_COUNTS = {
  views: 'Visite alle pagine',
  arrivals: 'Arrivi sul sito',
  fetchedAhead: 'Pagine precaricate (aperte dal browser prima del clic)',
  quotes: 'Preventivi',
  requests: 'Richieste',
  confirmations: 'Conferme',
} as const;

export const VISIT_CHART = {
  days: 'Visite alle pagine giorno per giorno, accanto a quelle di un anno prima',
  months: 'Visite alle pagine mese per mese, accanto a quelle di un anno prima',
  now: 'Questo periodo',
  before: 'Un anno prima',
  tableOfDays: 'Giorno per giorno',
  tableOfMonths: 'Mese per mese',
  day: 'Giorno',
  month: 'Mese',
  views: 'Visite',
  arrivals: 'Arrivi',
  funnel: 'Preventivi → richieste → conferme',
} as const;

export const VISIT_PARTS = {
  funnel: 'Dal preventivo al soggiorno',
  funnelHint: 'Quante volte qualcuno ha visto un prezzo, ha chiesto le date, ha ricevuto la tua conferma.',
  pages: 'Le pagine più aperte',
  morePages: (count: number) => (count === 1 ? 'Un’altra pagina' : `Altre ${count} pagine`),
  languages: 'Le lingue',
  referrers: 'Da dove si arriva',
  channels: 'Come ci hanno trovato',
  channelsHint:
    'La risposta di chi ha chiesto le date in questo periodo. Il ricavo è il prezzo dei soggiorni confermati.',
  limits: 'Che cosa questi numeri non dicono',
  counting: 'Contare le visite',
} as const;

export const REFERRERS = {
  kinds: {
    SEARCH: 'motore di ricerca',
    SOCIAL: 'social',
    PORTAL: 'portale',
    SITE: 'sito',
    CAMPAIGN: 'collegamento di una campagna (utm_source)',
    OTHER: 'oltre i primi 200 del giorno',
  } satisfies Record<VisitCounts['referrers'][number]['kind'], string>,
  few: 'Altri, con meno di 3 arrivi',
  direct: 'Nessuna provenienza: indirizzo scritto, preferiti, app',
} as const;

export const FOUND_BY_TABLE = {
  none: 'Non l’ha detto',
  way: 'Canale',
  requests: 'Richieste',
  confirmations: 'Conferme',
  income: 'Ricavo',
  toAgree: (count: number) => `+ ${count} da concordare`,
} as const;

export const VISIT_LIMITS = [
  'Sono visite, non persone: chi apre tre pagine conta tre volte, e chi torna domani conta di nuovo. Del visitatore non si conserva nulla, quindi il sito non può riconoscerlo.',
  'Un preventivo conta ogni volta che il prezzo viene chiesto: la stessa persona che prova cinque date conta cinque.',
  'Si contano i browser che arrivano via https: senza https non dicono al sito come una pagina viene aperta. I programmi che si presentano come tali non contano; chi si finge un browser sì.',
  'Contano anche le tue visite.',
  'Le pagine precaricate dal browser sono contate a parte: se poi vengono aperte, il sito non lo sa.',
] as const;

export const COUNTING = {
  label: 'Conta le visite',
  hint: 'Solo numeri, sul tuo server, per 25 mesi: nessun cookie, nessun indirizzo IP, nessun altro servizio. Spento, non si conta più nulla; ciò che è già contato resta.',
  switchedOn: 'Da ora le visite si contano',
  switchedOff: 'Le visite non si contano più',
  failed: 'Errore nel salvataggio',
  offTitle: 'Le visite non si contano',
  off: 'Il conteggio è spento: qui vedi solo ciò che è stato contato prima. Si riaccende in fondo alla pagina.',
} as const;
