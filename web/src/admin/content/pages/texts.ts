/** The texts of the pages screen. Quoted texts are those of SPEC.md. */
export const PAGES = {
  loadFailed: 'Errore nel caricamento delle pagine',
  empty: 'Nessuna pagina: scrivi la prima.',
  list: 'Pagine',
  create: 'Nuova pagina',
  edit: 'Modifica pagina',
  fixed: 'Pagina fissa del sito: non si può nascondere né eliminare.',
} as const;

export const PAGE_FORM = {
  slug: 'Indirizzo (slug)',
  slugHint: (address: string) => `L’indirizzo della pagina: ${address}`,
  fixedSlug: 'Questa pagina ha un indirizzo fisso.',
  seo: 'Per i motori di ricerca',
  seoTitle: 'Titolo SEO',
  seoDescription: 'Descrizione SEO',
  seoKeywords: 'Parole chiave SEO',
  seoKeywordsHint: 'Separate da virgole.',
  preview: 'Come appare tra i risultati di ricerca',
  published: 'Pubblica pagina',
  saved: 'Pagina salvata con successo',
  saveFailed: 'Errore nel salvataggio della pagina',
} as const;

export const PAGE_ACTIONS = {
  published: 'Pagina pubblicata con successo',
  hidden: 'Pagina nascosta con successo',
  changeFailed: 'Errore nell’aggiornamento della pagina',
  removed: 'Pagina eliminata con successo',
  removeFailed: 'Errore nell’eliminazione della pagina',
} as const;

export const REMOVE_PAGE = {
  title: 'Elimina pagina',
  text: (title: string) => `Vuoi eliminare «${title}»? Non si può annullare.`,
} as const;
