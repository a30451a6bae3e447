import type { blog as italian } from '../../it/content/blog.ts';

export const blog = {
  title: 'Blog',
  pageTitle: (page: number) => `Blog, page ${page}`,
  description: 'Récits et conseils sur la région\u00A0: que voir, que manger, comment arriver et quand venir.',
  lead: 'Récits et conseils sur la région, pour ceux qui partent bientôt et ceux qui en rêvent encore.',
  feed: 'Le blog en RSS',
  none: 'Pas encore d’articles.',
  read: 'Lire l’article',
  readNamed: (title: string) => `Lire l’article\u00A0: ${title}`,
  readTime: (minutes: number) => `${minutes} min de lecture`,
  pages: 'Pages du blog',
  page: (page: number) => `Page ${page}`,
  previous: 'Précédent',
  next: 'Suivant',
  all: 'Tous les articles',
  latest: 'Sur le blog',
  freeDates: 'Voir les dates libres',
  missing: {
    title: 'Article introuvable',
    description: 'Cet article n’existe plus.',
    text: 'Il a peut-être été déplacé, ou l’adresse n’est pas tout à fait la bonne.',
    back: 'Retour au blog',
  },
} satisfies typeof italian;
