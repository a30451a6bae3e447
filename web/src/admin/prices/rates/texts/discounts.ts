import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';
import type { DISCOUNT_KINDS } from '@approdo/shared/domain/prices/discount';

/** Texts of the discounts tab, to the letter of PRICES.md, section 10. */
export const DISCOUNTS = {
  title: 'Sconti',
  hint: 'Vale un solo sconto, il più conveniente. Si toglie dal prezzo delle notti, mai da pulizia, biancheria ed extra.',
  empty: 'Nessuno sconto.',
  add: 'Aggiungi sconto',
  remove: 'Elimina',
  nameOf: (place: number) => `Sconto ${place}`,
  kind: 'Tipo di sconto',
  percent: 'Sconto in percento',
  nights: 'Notti',
  days: 'Giorni prima',
  arrivalFrom: 'Arrivi dal',
  arrivalTo: 'Arrivi al',
  floor: 'Prezzo minimo a notte (€)',
  floorHelp: 'Nessuno sconto e nessun codice porta le notti sotto questo prezzo. 0 per nessun limite.',
} as const;

export const DISCOUNT_KIND_NAMES = {
  LENGTH: 'Soggiorno lungo',
  EARLY: 'Prenotazione anticipata',
  LAST_MINUTE: 'Ultimo minuto',
} as const satisfies Readonly<Record<(typeof DISCOUNT_KINDS)[number], string>>;

/** A discount in a sentence. */
export const DISCOUNT_SENTENCES = {
  LENGTH: (percent: number, nights: number) => `${percent} % da ${nights} notti`,
  EARLY: (percent: number, days: number) => `${percent} % prenotando almeno ${countDays(days)} prima`,
  LAST_MINUTE: (percent: number, days: number) =>
    days === 0
      ? `${percent} % prenotando il giorno dell’arrivo`
      : `${percent} % prenotando al massimo ${countDays(days)} prima`,
  arrivals: (from: string, to: string) => elideBeforeDates(`, per arrivi dal ${from} al ${to}`),
} as const;

function countDays(days: number): string {
  return days === 1 ? '1 giorno' : `${days} giorni`;
}
