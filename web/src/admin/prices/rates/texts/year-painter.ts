import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';

/** The year whose days are picked, for prices and for rules. */
export const YEAR_PAINTER = {
  keys: 'Dalla tastiera: frecce per muoverti, Maiusc con le frecce o due volte Invio per scegliere, Esc per lasciare.',
  first: (day: string) => elideBeforeDates(`Dal ${day}: scegli l’ultimo giorno.`),
  range: (from: string, to: string, days: number) => elideBeforeDates(`Dal ${from} al ${to}: ${days} giorni.`),
} as const;
