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
} satisfies typeof italian;
