/** Texts of the tasks screen. */
export const TASKS = {
  empty: 'Nessuna attività: aggiungi la prima.',
  loadFailed: 'Errore nel caricamento delle attività',
  add: 'Nuova attività',
  dated: 'Con scadenza',
  undated: 'Senza scadenza',
  noneDated: 'Nessuna attività con scadenza.',
  noneUndated: 'Nessuna attività senza scadenza.',
  overdue: 'Scaduta',
  today: 'Oggi',
  open: 'Da fare',
  completed: 'Completata',
} as const;

export const TASK_COLUMNS = {
  name: 'Attività',
  due: 'Scadenza',
  priority: 'Priorità',
  state: 'Stato',
  updated: 'Aggiornata il',
} as const;

export const TASK_FORM = {
  name: 'Nome',
  description: 'Descrizione (facoltativa)',
  due: 'Scadenza (facoltativa)',
  priority: 'Priorità (da 1 a 10)',
  add: 'Aggiungi',
  editing: (name: string) => `Modifica ${name}`,
} as const;

export const TASK_ACTIONS = {
  complete: 'Completa',
  reopen: 'Riapri',
  remove: 'Elimina',
  removeCompleted: 'Elimina completate',
  added: 'Attività aggiunta con successo',
  saved: 'Attività salvata con successo',
  completed: 'Attività completata con successo',
  reopened: 'Attività riaperta con successo',
  removed: 'Attività eliminata con successo',
  addFailed: "Errore nell'aggiunta dell'attività",
  saveFailed: "Errore nel salvataggio dell'attività",
  removeFailed: "Errore nella cancellazione dell'attività",
  removeCompletedFailed: 'Errore nella cancellazione delle attività completate',
} as const;

export const REMOVE_TASK = {
  title: 'Elimina attività',
  text: (name: string) => `Vuoi eliminare l’attività «${name}»? Non si può annullare.`,
} as const;

export const REMOVE_COMPLETED = {
  title: 'Elimina attività completate',
  text: (count: number) =>
    count === 1
      ? 'Vuoi eliminare l’attività completata? Non si può annullare.'
      : `Vuoi eliminare le ${count} attività completate? Non si può annullare.`,
} as const;

export function sayRemoved(count: number): string {
  return count === 1 ? '1 attività eliminata con successo' : `${count} attività eliminate con successo`;
}
