/** The texts of every list in the back office. */
export const TABLE = {
  search: 'Cerca',
  clearSearch: 'Cancella la ricerca',
  sortBy: 'Ordina per',
  ascending: 'crescente',
  descending: 'decrescente',
  actions: 'Azioni',
  nothingFound: 'Nessun risultato.',
} as const;

/** The texts of an editable row's buttons. */
export const EDITABLE_ROW = {
  edit: 'Modifica',
  remove: 'Elimina',
} as const;

export function sayFound(count: number): string {
  return count === 1 ? '1 risultato' : `${count} risultati`;
}
