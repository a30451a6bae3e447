/** The texts around every page, and of the page for an unknown address. */
export const layout = {
  skip: 'Vai al contenuto',
  menu: 'Menu',
  home: 'Home',
  languages: 'Lingue',
  contact: 'Contatti',
  privacy: 'Informativa sulla privacy',
  nationalCode: (code: string) => `CIN ${code}`,
  regionalCode: (code: string) => `CIR ${code}`,
  inItalian: 'Leggi in italiano',
  missing: {
    title: 'Pagina non trovata',
    description: 'Questo indirizzo non esiste.',
    text: 'Qui non c’è niente. Forse l’indirizzo è cambiato.',
    home: 'Torna alla home',
  },
};
