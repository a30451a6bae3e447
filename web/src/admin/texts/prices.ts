/** What all tabs of the prices say. */
export const PRICES = {
  tabs: 'Prezzi e regole',
  loadFailed: 'Errore nel caricamento del listino',
  rulesSaved: 'Regole dei prezzi salvate con successo',
  rulesSaveFailed: 'Errore nel salvataggio delle regole dei prezzi',
  save: 'Salva',
} as const;

export const PRICE_PARTS = {
  list: 'Listino',
  shortStays: 'Soggiorni brevi',
  extras: 'Extra',
  discounts: 'Sconti',
  instant: 'Conferma immediata',
  stayRules: 'Regole di soggiorno',
} as const;

/** Before a tab is left with something that is not saved. */
export const LEAVE_PART = {
  title: 'Modifiche non salvate',
  text: 'Ci sono modifiche non salvate. Lasciarle?',
  action: 'Lasciale',
} as const;
