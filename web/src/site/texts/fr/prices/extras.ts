import { extras as words } from '@approdo/shared/words/catalogues/fr/prices/extras';
import { quotes } from '@approdo/shared/words/catalogues/fr/prices/quotes';
import type { extras as italian } from '../../it/prices/extras.ts';

export const extras = {
  title: 'Extras',
  per: {
    STAY: (price: string) => `${price}`,
    NIGHT: (price: string) => `${price} par nuit`,
    PERSON: (price: string) => `${price} par personne`,
    PERSON_NIGHT: (price: string) => `${price} par nuit et par personne`,
  },
  priced: (name: string, price: string) => `${name} (${price})`,
  children: (age: number) => (age === 1 ? 'Dont enfants de moins de 1 an' : `Dont enfants de moins de ${age} ans`),
  noAdult: quotes.noAdult,
  tooMany: (max: number) => words.tooManyExtras({ max }),
  linen: quotes.linenLine,
  none: 'Vous n’avez choisi aucun extra.',
  change: 'Modifier',
  save: 'Enregistrer',
  cancel: 'Annuler',
  until: (day: string) => `jusqu’au ${day}`,
  closed: 'Ne peut plus être modifié',
  failed: 'Les extras n’ont pas pu être modifiés',
  saved: 'Vos extras ont été modifiés',
} satisfies typeof italian;
