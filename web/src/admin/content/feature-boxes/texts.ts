/** The texts of the feature boxes screen. Quoted texts are those of SPEC.md. */
export const FEATURES = {
  list: 'Riquadri',
  empty: 'Nessun riquadro: aggiungi il primo.',
  loadFailed: 'Errore nel caricamento dei riquadri',
  create: 'Aggiungi riquadro',
  link: 'Porta a',
} as const;

export const FEATURE_FORM = {
  addTitle: 'Nuovo riquadro',
  editTitle: 'Modifica riquadro',
  icon: 'Icona',
  title: 'Titolo',
  description: 'Descrizione',
  link: 'Collegamento (facoltativo)',
  linkHelp: 'Per esempio /booking oppure https://…',
  published: 'Pubblica subito',
} as const;

export const FEATURE_ACTIONS = {
  saved: 'Riquadro salvato con successo',
  published: 'Riquadro pubblicato con successo',
  hidden: 'Riquadro nascosto con successo',
  removed: 'Riquadro eliminato con successo',
  saveFailed: 'Errore nel salvataggio del riquadro',
  changeFailed: 'Errore nel salvataggio del riquadro',
  removeFailed: 'Errore nella cancellazione del riquadro',
} as const;

export const REMOVE_FEATURE = {
  title: 'Elimina riquadro',
  text: (title: string) => `Vuoi eliminare il riquadro «${title}»? Non si può annullare.`,
} as const;
