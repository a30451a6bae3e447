import type { Accent } from '@approdo/shared/contract/content/homepage';

/** The texts of the home page screen. */
export const HOMEPAGE = {
  loadFailed: 'Errore nel caricamento della home page',
  saved: 'Home page salvata con successo',
  saveFailed: 'Errore nel salvataggio della home page',
  preview: 'Anteprima',
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
  accent: 'Colore del sito',
  accentHelp: 'Colora titoli, pulsanti e collegamenti. Ogni tavolozza è leggibile anche per chi vede poco.',
} as const;

export const ACCENTS: Readonly<Record<Accent, string>> = {
  sea: 'Blu',
  olive: 'Ulivo',
  terracotta: 'Terracotta',
  bougainvillea: 'Buganvillea',
};
