/** The texts of the home page screen. */
export const HOMEPAGE = {
  loadFailed: 'Errore nel caricamento della home page',
  saved: 'Home page salvata con successo',
  saveFailed: 'Errore nel salvataggio della home page',
} as const;

export const HOMEPAGE_FORM = {
  siteName: 'Nome del sito',
  heroImage: 'Immagine di apertura',
  heroTitle: 'Titolo',
  heroSubtitle: 'Sottotitolo',
  primaryButton: 'Pulsante principale',
  secondaryButton: 'Pulsante secondario',
  text: 'Testo',
  link: 'Collegamento',
  visible: 'Visibile',
} as const;
