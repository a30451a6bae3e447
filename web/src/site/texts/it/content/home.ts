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
  /** What art. 22, 5-bis of the Codice del consumo (D.Lgs. 26/2023) wants said where reviews are shown. */
  reviewChecks: {
    title: 'Come controlliamo le recensioni',
    own: '«Soggiorno verificato»: chi scrive ha prenotato qui e ha soggiornato. Le altre vengono da account con e-mail confermata, senza prova del soggiorno.',
    collected:
      '«Raccolta su…»: copiate da noi dal portale indicato, che le ha controllate a modo suo; noi non le abbiamo verificate.',
    all: 'Leggiamo ogni recensione prima di pubblicarla.',
  },
};
