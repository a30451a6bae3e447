import type { blog as italian } from '../../it/content/blog.ts';

export const blog = {
  title: 'Blog',
  pageTitle: (page: number) => `Blog, Seite ${page}`,
  description:
    'Geschichten und Tipps aus der Umgebung: Sehenswertes, gutes Essen, die Anreise und die schönste Reisezeit.',
  lead: 'Geschichten und Tipps aus der Umgebung, für alle, die bald aufbrechen oder noch davon träumen.',
  feed: 'Der Blog als RSS-Feed',
  none: 'Noch gibt es keine Beiträge.',
  read: 'Weiterlesen',
  readNamed: (title: string) => `Weiterlesen: ${title}`,
  readTime: (minutes: number) => `${minutes} Min. Lesezeit`,
  pages: 'Seiten des Blogs',
  page: (page: number) => `Seite ${page}`,
  previous: 'Zurück',
  next: 'Weiter',
  all: 'Alle Beiträge',
  latest: 'Aus dem Blog',
  freeDates: 'Freie Termine ansehen',
  missing: {
    title: 'Beitrag nicht gefunden',
    description: 'Diesen Beitrag gibt es nicht mehr.',
    text: 'Vielleicht ist er umgezogen, oder die Adresse stimmt nicht ganz.',
    back: 'Zum Blog',
  },
} satisfies typeof italian;
