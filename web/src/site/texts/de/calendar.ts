import type { calendar as italian } from '../it/calendar.ts';

export const calendar = {
  name: 'Belegungskalender',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  legend: 'Legende',
  states: { free: 'Frei', pending: 'Angefragt', confirmed: 'Belegt', blocked: 'Nicht verfügbar' },
  struck: 'Durchgestrichen: auf den Tag tippen, um den Grund zu sehen',
  taken: { pending: 'angefragt', confirmed: 'belegt', blocked: 'nicht verfügbar' },
  untilMorning: (taken: string) => `${taken} bis zum Vormittag`,
  fromAfternoon: (taken: string) => `${taken} ab dem Nachmittag`,
  places: { start: 'Anreise', end: 'Abreise', between: 'in Ihrem Aufenthalt' },
} satisfies typeof italian;
