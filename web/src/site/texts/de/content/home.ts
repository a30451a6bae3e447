import { plural } from '@approdo/shared/domain/base/language/plural';
import type { home as italian } from '../../it/content/home.ts';

export const home = {
  highlights: 'Besonderheiten',
  bedrooms: { one: 'Schlafzimmer', other: 'Schlafzimmer' },
  bathrooms: { one: 'Bad', other: 'Bäder' },
  guests: { one: 'Gast maximal', other: 'Gäste maximal' },
  amenities: 'Ausstattung',
  pictures: (name: string) => `Fotos von ${name}`,
  availability: 'Verfügbarkeit und Preise',
  reviews: 'Was unsere Gäste sagen',
  rating: { before: '', after: ' von 5' },
  reviewCount: (total: number) => `${total} ${plural('de', total, { one: 'Bewertung', other: 'Bewertungen' })}`,
  reviewChecks: {
    title: 'Wie wir Bewertungen prüfen',
    own: '„Verifizierter Aufenthalt“: Wer schreibt, hat hier gebucht und übernachtet. Die anderen stammen von Konten mit bestätigter E-Mail-Adresse, ohne Nachweis eines Aufenthalts.',
    collected:
      '„Gesammelt auf …“: von uns aus dem genannten Portal übernommen, das sie auf seine Weise geprüft hat; wir haben sie nicht überprüft.',
    all: 'Wir lesen jede Bewertung, bevor wir sie veröffentlichen.',
  },
} satisfies typeof italian;
