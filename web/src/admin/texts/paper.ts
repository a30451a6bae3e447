/** What is said of printing, and on the paper. */
export const PAPER = {
  print: 'Stampa',
  printedOn: (date: string) => `Situazione del ${date}`,
} as const;
