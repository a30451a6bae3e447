import { plural } from '@approdo/shared/domain/base/language/plural';
import type { firstLook as italian } from '../../it/content/first-look.ts';

export const firstLook = {
  guests: (count: number) => `${count} ${plural('fr', count, { one: 'voyageur', other: 'voyageurs' })}`,
  bedrooms: (count: number) => `${count} ${plural('fr', count, { one: 'chambre', other: 'chambres' })}`,
  bathrooms: (count: number) => `${count} ${plural('fr', count, { one: 'salle de bains', other: 'salles de bains' })}`,
  from: {
    NIGHT: (price: string) => `à partir de ${price} par nuit`,
    WEEK: (price: string) => `à partir de ${price} par semaine`,
  },
  book: 'Réserver',
  readAll: 'Lire la suite',
  readLess: 'Réduire',
} satisfies typeof italian;
