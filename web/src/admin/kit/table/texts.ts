/** What every list of the back office says. */
export const TABLE = {
  search: 'Cerca',
  clearSearch: 'Cancella la ricerca',
  sortBy: 'Ordina per',
  ascending: 'crescente',
  descending: 'decrescente',
  actions: 'Azioni',
  nothingFound: 'Nessun risultato.',
} as const;

/** The buttons of a row that is written. */
export const EDITABLE_ROW = {
  edit: 'Modifica',
  remove: 'Elimina',
} as const;

export function sayFound(count: number): string {
  return count === 1 ? '1 risultato' : `${count} risultati`;
}
