import type { layout as italian } from '../it/layout.ts';

export const layout = {
  skip: 'Zum Inhalt springen',
  menu: 'Menü',
  home: 'Startseite',
  languages: 'Sprachen',
  contact: 'Kontakt',
  privacy: 'Datenschutzerklärung',
  nationalCode: (code: string) => `CIN ${code}`,
  regionalCode: (code: string) => `CIR ${code}`,
  inItalian: 'Auf Italienisch lesen',
  missing: {
    title: 'Seite nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite.',
    text: 'Hier ist leider nichts. Vielleicht hat sich die Adresse geändert.',
    home: 'Zur Startseite',
  },
} satisfies typeof italian;
