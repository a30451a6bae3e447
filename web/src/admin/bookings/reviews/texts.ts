/** Texts of the reviews screen. Quoted texts are those of SPEC.md. */
export const REVIEWS = {
  list: 'Recensioni',
  empty: 'Nessuna recensione trovata.',
  loadFailed: 'Errore nel caricamento delle Recensioni',
  status: 'Stato',
  verifiedStay: 'Soggiorno verificato',
  collected: 'Raccolta',
  tooOld: 'Ha più di due anni: non si può pubblicare',
} as const;

/** The filter by where a review was written; portals have their own names. */
export const REVIEW_SOURCE = {
  label: 'Da dove',
  site: 'Dal sito',
} as const;

/** The window in which a review is copied from a portal. */
export const COLLECT = {
  open: 'Aggiungi da un portale',
  portal: 'Portale',
  author: 'Autore',
  rating: 'Voto',
  outOf: 'Su',
  comment: 'Testo',
  date: 'Data',
  url: 'Indirizzo (facoltativo)',
  saved: 'Recensione aggiunta con successo',
  failed: 'Errore nel salvataggio della recensione',
} as const;

export const REVIEW_STATUS = {
  PENDING: 'In attesa',
  APPROVED: 'Approvata',
} as const;

export const REVIEW_FILTER = {
  all: 'Tutte',
  PENDING: 'In attesa',
  APPROVED: 'Approvate',
} as const;

export const REVIEW_ORDERS = {
  created: 'Data',
  rating: 'Voto',
  author: 'Autore',
} as const;

export const REVIEW_ACTIONS = {
  approve: 'Approva',
  restore: 'Ripristina',
  remove: 'Elimina',
  approved: 'Recensione approvata con successo',
  restored: 'Recensione rimessa in attesa con successo',
  removed: 'Recensione eliminata con successo',
  approveFailed: "Errore nell'approvazione della recensione",
  restoreFailed: 'Errore nel ripristino della recensione',
  removeFailed: 'Errore nella cancellazione della recensione',
} as const;

export const ANSWER = {
  give: 'Rispondi',
  change: 'Modifica risposta',
  remove: 'Elimina risposta',
  given: (date: string) => `La tua risposta, ${date}`,
  title: (author: string) => `Risposta a ${author}`,
  text: 'La tua risposta',
  hint: 'Si legge sul sito sotto la recensione. Scrivi nella lingua dell’ospite, al massimo 500 caratteri.',
  saved: 'Risposta pubblicata con successo',
  removed: 'Risposta eliminata con successo',
  saveFailed: 'Errore nel salvataggio della risposta',
  removeFailed: 'Errore nella cancellazione della risposta',
} as const;

export const REMOVE_ANSWER = {
  title: 'Elimina risposta',
  text: (author: string) => `Vuoi eliminare la tua risposta a ${author}? La recensione resta.`,
} as const;

export const REMOVE_REVIEW = {
  title: 'Elimina recensione',
  text: (author: string) => `Vuoi eliminare la recensione di ${author}? Non si può annullare.`,
} as const;

export function sayRating(rating: number): string {
  return rating === 1 ? '1 stella su 5' : `${rating} stelle su 5`;
}
