/** The texts of the screen of old addresses. Quoted texts are those of MOVING.md. */
export const REDIRECTS = {
  list: 'Vecchi indirizzi',
  from: 'Da',
  to: 'A',
  add: 'Aggiungi',
  isDead: 'Non porta a niente',
  empty: 'Nessun vecchio indirizzo.',
  loadFailed: 'Errore nel caricamento dei vecchi indirizzi',
} as const;

export const REDIRECT_FORM = {
  addTitle: 'Aggiungi un vecchio indirizzo',
  editTitle: 'Modifica il vecchio indirizzo',
  from: {
    label: 'Vecchio indirizzo',
    description: 'Per esempio /2021/05/il-giardino, oppure tutto l’indirizzo del sito di prima',
  },
  to: { label: 'Nuovo indirizzo', description: 'Per esempio /blog/il-giardino oppure https://…' },
} as const;

export const REDIRECT_ACTIONS = {
  saved: 'Vecchio indirizzo salvato con successo',
  removed: 'Vecchio indirizzo eliminato con successo',
  saveFailed: 'Errore nel salvataggio del vecchio indirizzo',
  removeFailed: 'Errore nella cancellazione del vecchio indirizzo',
} as const;

export const REMOVE_REDIRECT = {
  title: 'Elimina vecchio indirizzo',
  text: (from: string) => `Vuoi eliminare il vecchio indirizzo «${from}»? Non si può annullare.`,
} as const;
