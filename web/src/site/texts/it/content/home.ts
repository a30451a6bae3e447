import { plural } from '@approdo/shared/domain/base/language/plural';

/** The texts of the home page around the owner's own. */
export const home = {
  highlights: 'In evidenza',
  bedrooms: { one: 'camera da letto', other: 'camere da letto' },
  bathrooms: { one: 'bagno', other: 'bagni' },
  guests: { one: 'ospite al massimo', other: 'ospiti al massimo' },
  amenities: 'Servizi',
  pictures: (name: string) => `Foto di ${name}`,
  availability: 'Disponibilità e prezzi',
  reviews: 'Che cosa dicono gli ospiti',
  rating: { before: '', after: ' su 5' },
  reviewCount: (total: number) => `${total} ${plural('it', total, { one: 'recensione', other: 'recensioni' })}`,
};
