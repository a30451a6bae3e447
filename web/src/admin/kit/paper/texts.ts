import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';

/** The texts of printing and of the printed sheet. */
export const PAPER = {
  print: 'Stampa',
  printedOn: (date: string) => elideBeforeDates(`Situazione del ${date}`),
} as const;
