/** The texts around the list of articles and around an article. */
export const blog = {
  title: 'Blog',
  pageTitle: (page: number) => `Blog, pagina ${page}`,
  description: 'Storie e consigli del posto: che cosa vedere, che cosa mangiare, come arrivare e quando venire.',
  lead: 'Storie e consigli del posto, per chi sta per partire e per chi ci pensa ancora.',
  none: 'No blog posts available.',
  read: 'Leggi l’articolo',
  readNamed: (title: string) => `Leggi l’articolo: ${title}`,
  readTime: (minutes: number) => `${minutes} min di lettura`,
  pages: 'Pagine del blog',
  page: (page: number) => `Pagina ${page}`,
  previous: 'Previous',
  next: 'Next',
  all: 'Tutti gli articoli',
  latest: 'Dal blog',
  freeDates: 'Vedi le date libere',
  missing: {
    title: 'Articolo non trovato',
    description: 'Questo articolo non esiste più.',
    text: 'Forse è stato spostato, oppure l’indirizzo non è quello giusto.',
    back: 'Torna al blog',
  },
};
