import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';

/** Texts of the owner's day, to the letter of OWNER.md, section 6. */
export const TO_DO = {
  title: 'Da fare',
  nothing: 'Niente da fare. Buona giornata.',
  all: (count: number) => `Mostra tutte (${count})`,
  rest: (count: number) => (count === 1 ? 'E un’altra ancora.' : `E altre ${count} ancora.`),
  loadFailed: 'Errore nel caricamento di quello che c’è da fare',
} as const;

export const ARRIVALS = {
  title: 'Chi arriva e chi parte',
  nobody: 'Oggi e domani non arriva e non parte nessuno.',
  today: 'Oggi',
  tomorrow: 'Domani',
  arrives: 'Arriva',
  leaves: 'Parte',
  stays: 'In casa',
  ready: 'Casa pronta',
  notReady: 'Casa da preparare',
  call: 'Chiama',
} as const;

/** `fino all’8 dicembre 2026`. */
export function sayUntil(day: LocalDate): string {
  return elideBeforeDates(`fino al ${sayLocalDate(day)}`);
}
