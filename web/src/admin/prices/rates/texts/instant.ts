import type { InstantReason } from '@approdo/shared/domain/prices/instant';

/** Texts of the instant confirmation tab, to the letter of PRICES.md, section 10. */
export const INSTANT = {
  hint: 'Prima di confermare il sito rilegge i portali.',
  isOn: 'Conferma subito le richieste che rispettano queste condizioni',
  leadDays: 'Giorni di anticipo',
  minNights: 'Notti: da',
  maxNights: 'Notti: a',
  maxGuests: 'Ospiti al massimo',
  pastStayOnly: 'Solo chi è già stato ospite',
  deposit: 'Acconto',
  deposits: { LATER: 'Con i tempi di sempre', CARD: 'Con carta, subito' },
  noCards: 'I pagamenti con carta non sono attivi.',
  holdMinutes: 'Minuti per pagare',
  yes: 'Conferma immediata: sì',
  no: 'Conferma immediata: no',
  isOff: 'La conferma immediata è spenta.',
} as const;

/** Why a stay is not confirmed at once. Trying a price never yields the reasons that depend on an account. */
export const INSTANT_REASON_NAMES = {
  BY_AGREEMENT: 'prezzo da concordare',
  RULES: 'regole di soggiorno',
  LEAD: 'serve più anticipo',
  NIGHTS: 'numero di notti',
  GUESTS: 'numero di ospiti',
  PAST_STAY: 'solo chi è già stato ospite',
  TAKEN: 'date occupate',
  CHANNELS: 'un portale non risponde',
} as const satisfies Readonly<Partial<Record<InstantReason, string>>>;
