import { extras as words } from '@approdo/shared/words/catalogues/de/prices/extras';
import { quotes } from '@approdo/shared/words/catalogues/de/prices/quotes';
import type { extras as italian } from '../../it/prices/extras.ts';

export const extras = {
  title: 'Extras',
  per: {
    STAY: (price: string) => `${price}`,
    NIGHT: (price: string) => `${price} pro Nacht`,
    PERSON: (price: string) => `${price} pro Person`,
    PERSON_NIGHT: (price: string) => `${price} pro Nacht und Person`,
  },
  priced: (name: string, price: string) => `${name} (${price})`,
  children: (age: number) => (age === 1 ? 'Davon Kinder unter 1 Jahr' : `Davon Kinder unter ${age} Jahren`),
  noAdult: quotes.noAdult,
  tooMany: (max: number) => words.tooManyExtras({ max }),
  linen: quotes.linenLine,
  none: 'Sie haben keine Extras gewählt.',
  change: 'Ändern',
  save: 'Speichern',
  cancel: 'Abbrechen',
  until: (day: string) => `bis zum ${day}`,
  closed: 'Kann nicht mehr geändert werden',
  failed: 'Die Extras konnten nicht geändert werden',
  saved: 'Ihre Extras wurden geändert',
} satisfies typeof italian;
