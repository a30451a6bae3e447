import type { home as italian } from '../../it/content/home.ts';

export const home = {
  highlights: 'Les points forts',
  bedrooms: { one: 'chambre', other: 'chambres' },
  bathrooms: { one: 'salle de bains', other: 'salles de bains' },
  guests: { one: 'voyageur au maximum', other: 'voyageurs au maximum' },
  amenities: 'Équipements',
  pictures: (name: string) => `Photos de ${name}`,
  availability: 'Disponibilités et prix',
  reviews: 'Ce qu’en disent nos voyageurs',
  rating: { before: '', after: ' sur 5' },
  reviewCount: (total: number) => `${total} avis`,
  reviewChecks: {
    title: 'Comment nous contrôlons les avis',
    own: '«\u00A0Séjour vérifié\u00A0»\u00A0: l’auteur a réservé ici et y a séjourné. Les autres viennent de comptes dont l’adresse e-mail est confirmée, sans preuve de séjour.',
    collected:
      '«\u00A0Recueilli sur…\u00A0»\u00A0: copiés par nous depuis le site indiqué, qui les a contrôlés à sa manière\u00A0; nous ne les avons pas vérifiés.',
    all: 'Nous lisons chaque avis avant de le publier.',
  },
} satisfies typeof italian;
