import { extras as words } from '@approdo/shared/words/catalogues/en/prices/extras';
import { quotes } from '@approdo/shared/words/catalogues/en/prices/quotes';
import type { extras as italian } from '../../it/prices/extras.ts';

export const extras = {
  title: 'Extras',
  per: {
    STAY: (price: string) => `${price}`,
    NIGHT: (price: string) => `${price} a night`,
    PERSON: (price: string) => `${price} per person`,
    PERSON_NIGHT: (price: string) => `${price} a night per person`,
  },
  priced: (name: string, price: string) => `${name} (${price})`,
  children: (age: number) => (age === 1 ? 'Of whom children under 1' : `Of whom children under ${age}`),
  noAdult: quotes.noAdult,
  tooMany: (max: number) => words.tooManyExtras({ max }),
  linen: quotes.linenLine,
  none: 'You haven’t chosen any extras.',
  change: 'Change',
  save: 'Save',
  cancel: 'Cancel',
  until: (day: string) => `until ${day}`,
  closed: 'Can no longer be changed',
  failed: 'We couldn’t change your extras',
  saved: 'Your extras have been changed',
} satisfies typeof italian;
