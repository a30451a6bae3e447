/** The texts of the blog screen. Quoted texts are those of SPEC.md. */
export const BLOG = {
  loadFailed: 'Failed to load blog posts',
  postFailed: 'Errore nel caricamento dell’articolo',
  empty: 'Nessun articolo: scrivi il primo.',
  list: 'Articoli',
  create: 'Nuovo articolo',
  edit: 'Modifica articolo',
  readTime: (minutes: number) => `${minutes} min di lettura`,
} as const;

export const POST_FORM = {
  cover: 'Immagine di copertina',
  coverHint: 'Se non la scegli tu, è la prima foto del testo.',
  published: 'Pubblica subito',
  saved: 'Articolo salvato con successo',
  saveFailed: 'Errore nel salvataggio dell’articolo',
} as const;

export const POST_ACTIONS = {
  published: 'Articolo pubblicato con successo',
  hidden: 'Articolo nascosto con successo',
  changeFailed: 'Errore nell’aggiornamento dell’articolo',
  removed: 'Articolo eliminato con successo',
  removeFailed: 'Errore nell’eliminazione dell’articolo',
} as const;

export const REMOVE_POST = {
  title: 'Elimina articolo',
  text: (title: string) => `Vuoi eliminare «${title}»? Non si può annullare.`,
} as const;
