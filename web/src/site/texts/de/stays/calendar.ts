import { quotes } from '@approdo/shared/words/catalogues/de/prices/quotes';
import type { calendar as italian } from '../../it/stays/calendar.ts';

export const calendar = {
  name: 'Belegungskalender',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  chooseMonth: 'Monat wählen',
  legend: 'Legende',
  states: {
    free: 'Frei',
    pending: 'Von anderen angefragt, noch nicht bestätigt',
    confirmed: 'Belegt',
    blocked: 'Nicht verfügbar',
  },
  past: 'Grau: schon vorbei',
  half: 'Halb gefärbt: Abreise am Vormittag oder Anreise am Nachmittag',
  struck: 'Durchgestrichen: auf den Tag tippen, um den Grund zu sehen',
  taken: { pending: 'angefragt', confirmed: 'belegt', blocked: 'nicht verfügbar' },
  untilMorning: (taken: string) => `${taken} bis zum Vormittag`,
  fromAfternoon: (taken: string) => `${taken} ab dem Nachmittag`,
  places: { start: 'Anreise', end: 'Abreise', between: 'in Ihrem Aufenthalt' },
  prices: {
    perNight: (price: string) => `${price} pro Nacht`,
    cut: (percent: number) => `−${percent}\u00A0%`,
    spokenCut: (percent: number) => quotes.lastMinuteLine({ percent }),
    cuts: 'Last-Minute-Rabatt',
  },
} satisfies typeof italian;
