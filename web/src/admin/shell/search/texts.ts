import type { SearchKind } from '@approdo/shared/contract/operations/search';

export const SEARCH = {
  title: 'Cerca',
  field: 'Cerca in tutto',
  results: 'Risultati',
  nothing: (q: string) => `Nessun risultato per «${q}».`,
  failed: 'La ricerca non risponde.',
  count: (count: number) => (count === 1 ? '1 risultato' : `${count} risultati`),
  key: 'Ctrl+K',
  keyOfMac: '⌘K',
  screen: 'Schermata',
  action: 'Azione',
  handbook: 'Aiuto',
} as const;

/** The label of each kind of hit. */
export const SEARCH_KIND: Readonly<Record<SearchKind, string>> = {
  BOOKING: 'Prenotazione',
  MESSAGE: 'Messaggio',
  REVIEW: 'Recensione',
  TASK: 'Attività',
  USER: 'Utente',
  PAGE: 'Pagina',
  POST: 'Articolo',
  MEDIA: 'Media',
  GALLERY: 'Galleria',
};

/** Actions that are available anywhere. */
export const SEARCH_ACTIONS = {
  newBooking: 'Nuova prenotazione',
  block: 'Blocca date',
} as const;
