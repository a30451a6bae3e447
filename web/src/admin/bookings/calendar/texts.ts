import type { CalendarBar } from '@approdo/shared/contract/stays/calendar';
import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';
import { BOOKING_STATUS } from '../../stays/stays/index.ts';

/** Texts of the stay calendar. */
export const STAY_CALENDAR = {
  name: 'Calendario dei soggiorni',
  earlier: 'Mesi precedenti',
  today: 'Oggi',
  later: 'Mesi successivi',
  month: 'Mese',
  nobody: 'Ancora nessun soggiorno.',
  loadFailed: 'Errore nel caricamento del calendario',
  legend: 'Legenda',
  keys: 'Con la tastiera: le frecce si muovono fra i giorni, Invio apre un soggiorno o sceglie un giorno libero, Maiuscole con le frecce ne sceglie di più, Esc annulla.',
  wide: 'Trascina sui giorni liberi, o premine due, per inserire una prenotazione o chiuderli. Le cifre sono il prezzo di una notte, in euro.',
  touch: 'Premi due giorni liberi, o tieni premuto e trascina, per inserire una prenotazione o chiuderli.',
  more: (count: number) => `+${count}`,
  moreRequests: (count: number) => (count === 1 ? ' richiesta' : ' richieste'),
  dayMenu: (day: string) => elideBeforeDates(`Soggiorni del ${day}`),
  chooseDay: 'Scegli questo giorno',
} as const;

/** Names of the bars in the legend. */
export const BAR_KINDS: Readonly<Record<CalendarBar['kind'], string>> = {
  STAY: 'Soggiorno',
  REQUEST: 'Richiesta',
  PORTAL: 'Da un portale',
  BLOCK: 'Date bloccate',
};

/** Letters for the bars on paper, which has no colours. */
export const BAR_LETTERS: Readonly<Record<CalendarBar['kind'], string>> = {
  STAY: 'S',
  REQUEST: 'R',
  PORTAL: 'P',
  BLOCK: 'B',
};

/** Texts of the printed sheet. */
export const CALENDAR_SHEET = {
  columns: ['Che cosa', 'Dal', 'Al', 'Notti', 'Chi', 'Ospiti'],
  nobody: 'Nessuno in questo mese.',
  unread: 'Il calendario non era ancora caricato: torna alla schermata, aspetta i soggiorni e stampa di nuovo.',
} as const;

/** Status of a bar for screen readers, after guest and dates. */
export const BAR_STATUS: Readonly<Record<CalendarBar['kind'], string>> = {
  STAY: BOOKING_STATUS.CONFIRMED,
  REQUEST: BOOKING_STATUS.PENDING,
  PORTAL: BOOKING_STATUS.NOT_AVAILABLE,
  BLOCK: BOOKING_STATUS.NOT_AVAILABLE,
};

/** Texts of a day for screen readers. */
export const DAY_WORDS = {
  free: 'libera',
  arrives: (guest: string) => `arriva ${guest}`,
  leaves: (guest: string) => `parte ${guest}`,
  blocked: 'bloccata',
  requested: (guest: string) => `richiesta di ${guest}`,
  isReady: 'casa pronta',
} as const;

/** Texts for the chosen days. */
export const CHOSEN_DAYS = {
  name: 'Giorni scelti',
  range: (from: string, to: string) => elideBeforeDates(`Dal ${from} al ${to}`),
  book: 'Inserisci una prenotazione',
  block: 'Blocca le date',
  leave: 'Annulla',
} as const;
