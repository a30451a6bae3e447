import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';

/** What is said of printing, and on the paper. */
export const PAPER = {
  print: 'Stampa',
  printedOn: (date: string) => elideBeforeDates(`Situazione del ${date}`),
} as const;
