/** The texts of the expenses; those of the law to the letter. */
export const EXPENSES = {
  help: 'Con la cedolare secca le spese non si tolgono dal reddito: qui dicono quanto ti resta.',
  loadFailed: 'Errore nella lettura dei conti',
  empty: (year: number) => `Nessuna spesa nel ${year}.`,
  add: 'Aggiungi spesa',
  edit: 'Modifica',
  editing: 'Modifica spesa',
  list: 'Spese',
  total: 'Totale',
  due: 'Previste',
  register: 'Registra',
  registered: 'Spesa registrata con successo',
  registerFailed: 'Errore nella registrazione della spesa',
  saved: 'Spesa salvata con successo',
  saveFailed: 'Errore nel salvataggio della spesa',
  day: 'Giorno',
  category: 'Categoria',
  amount: 'Importo',
  amountTyped: (currency: string) => `Importo (${currency === 'EUR' ? 'euro' : currency})`,
  euros: 'In euro',
  supplier: 'Fornitore',
  supplierTyped: 'Fornitore (facoltativo)',
  repeats: 'Si ripete',
  never: 'No',
  note: 'Nota',
  documents: 'Documenti',
  document: 'Scontrino o fattura',
  documentFailed: 'Errore nella lettura del documento',
  saveDocument: 'Scarica',
  removeDocument: 'Elimina',
  removed: 'Documento eliminato',
  removeFailed: 'Errore nell’eliminazione del documento',
  removeQuestion: (name: string) => `«${name}» verrà eliminato per sempre.`,
  void: 'Annulla',
  voided: 'Annullata',
} as const;

export const REPEATS = { MONTH: 'Ogni mese', QUARTER: 'Ogni tre mesi', YEAR: 'Ogni anno' } as const;

/** The window that takes an expense back. */
export const VOID_EXPENSE = {
  title: 'Annulla la spesa',
  help: 'La spesa resta nell’elenco, ma non conta più.',
  submit: 'Annulla la spesa',
  undone: 'Spesa annullata con successo',
  failed: 'Errore nell’annullare la spesa',
} as const;
