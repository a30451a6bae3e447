import { formatTenths } from '@approdo/shared/domain/base/language/numerals';
import { PORTAL_NAMES } from '@approdo/shared/domain/money/year/portals';

/** The tabs of the screen; quoted texts here are those of YEAR.md, section 7. */
export const YEAR_TABS = {
  year: 'Anno',
  bank: 'Banca',
  portals: 'Portali',
  expenses: 'Spese',
  folder: 'Cartella',
} as const;

/** Where stays come from. */
export const SOURCES = { SITE: 'Sito', OWNER: 'Inserite da te', ...PORTAL_NAMES } as const;

/** The accounts of a year. */
export const YEAR = {
  tabs: 'Parti dei conti',
  advice: 'Un aiuto per fare ordine, non una consulenza: che cosa dichiarare lo sa il tuo commercialista.',
  warnings: 'Avvisi',
  totals: {
    earned: 'Di competenza',
    commission: 'Commissioni',
    expenses: 'Spese',
    left: 'Resta prima delle imposte',
    received: 'Incassato',
    refunded: 'Restituito',
    paidOut: 'Dai portali',
    touristTax: 'Imposta di soggiorno',
    damage: 'Danni',
  },
  inYear: (year: number, amount: string) => `nel ${year}: ${amount}`,
  earnedPlot: 'Di competenza, mese per mese, e l’anno prima',
  spentPlot: 'Entrate e spese, mese per mese',
  income: 'Entrate',
  table: 'Vedi la tabella',
  sources: 'Da dove',
  source: 'Fonte',
  stays: 'Soggiorni',
  withheld: 'Ritenuta',
  occupancy: 'Occupazione',
  perMille: (share: number) => `${formatTenths(share / 10)} %`,
  meanNight: 'Prezzo medio a notte',
  leadDays: 'Anticipo medio',
  days: (days: number) => (days === 1 ? '1 giorno' : `${days} giorni`),
  cancelled: 'Cancellate',
  of: (some: number, all: number) => `${some} su ${all}`,
} as const;

/** The flat tax of a year. */
export const TAX = {
  title: 'Cedolare secca',
  edit: 'Imposta la cedolare',
  base: 'Base',
  apart: 'Oltre 30 notti, a parte',
  rate: 'Aliquota',
  tax: 'Imposta',
  withheld: 'Trattenuto dai portali',
  left: 'Resta da versare',
  credit: 'A credito',
  advances: (year: number) => `Acconti per il ${year}`,
  advance: (amount: string, day: string) => `${amount} entro il ${day}`,
  business: (homes: number) => `Con ${homes} case l’affitto breve è attività d’impresa: qui non si calcola.`,
  tooEarly: 'Prima del 2017 qui non si calcola.',
  unchecked: (year: number) => `Aliquota del ${year} da verificare.`,
  rounding: 'In dichiarazione gli importi sono in euro interi: qui restano i centesimi.',
  source: (source: string) => `Fonte: ${source}`,
  certified: (portal: string, certified: string, told: string) =>
    `La certificazione di ${portal} dice ${certified}, i suoi file ${told}.`,
} as const;

/** The window of the flat tax. */
export const TAX_FORM = {
  regime: 'Regime',
  regimes: { NONE: 'Non calcolare', FLAT: 'Cedolare secca' },
  homes: 'Quante case affitti in breve',
  isChosen: 'Questa è la casa con l’aliquota più bassa',
  certificates: 'Certificazioni uniche',
  certificate: (place: number) => `Certificazione ${place}`,
  add: 'Aggiungi certificazione',
  remove: 'Rimuovi',
  year: 'Anno',
  portal: 'Portale',
  gross: 'Lordo',
  withheld: 'Ritenuta',
  saved: 'Cedolare salvata con successo',
  saveFailed: 'Errore nel salvataggio della cedolare',
} as const;
