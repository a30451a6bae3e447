/** What the home page screen says. */
export const HOMEPAGE = {
  loadFailed: 'Errore nel caricamento della home page',
  saved: 'Home page salvata con successo',
  saveFailed: 'Errore nel salvataggio della home page',
  preview: 'Anteprima',
} as const;

export const HOMEPAGE_FORM = {
  siteName: 'Nome del sito',
  heroImage: 'Immagine di apertura (indirizzo)',
  heroTitle: 'Titolo',
  heroSubtitle: 'Sottotitolo',
  primaryButton: 'Pulsante principale',
  secondaryButton: 'Pulsante secondario',
  text: 'Testo',
  link: 'Collegamento',
  visible: 'Visibile',
} as const;
