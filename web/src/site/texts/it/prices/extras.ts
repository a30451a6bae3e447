import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';
import { extras as words } from '@approdo/shared/words/catalogues/it/prices/extras';
import { quotes } from '@approdo/shared/words/catalogues/it/prices/quotes';

/** The texts of a stay's extras, in the request and on the page of the stay. */
export const extras = {
  title: 'Extra',
  per: {
    STAY: (price: string) => `${price}`,
    NIGHT: (price: string) => `${price} a notte`,
    PERSON: (price: string) => `${price} a persona`,
    PERSON_NIGHT: (price: string) => `${price} a notte a persona`,
  },
  priced: (name: string, price: string) => `${name} (${price})`,
  children: (age: number) => (age === 1 ? 'Di cui bambini sotto 1 anno' : `Di cui bambini sotto i ${age} anni`),
  noAdult: quotes.noAdult,
  tooMany: (max: number) => words.tooManyExtras({ max }),
  linen: quotes.linenLine,
  none: 'Non hai scelto nessun extra.',
  change: 'Cambia',
  save: 'Salva',
  cancel: 'Annulla',
  until: (day: string) => elideBeforeDates(`fino al ${day}`),
  closed: 'Non si può più cambiare',
  failed: 'Non è stato possibile cambiare gli extra',
  saved: 'Extra cambiati',
};
