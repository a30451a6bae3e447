import type { TranslationOf } from '../../catalogue.ts';
import type { extras as italian } from '../../it/prices/extras.ts';

export const extras: TranslationOf<typeof italian> = {
  extraGone: 'This extra is no longer available',
  extraTooMany: ({ name, max }) => `You can ask for at most ${max} of “${name}”`,
  tooManyExtras: ({ max }) => `At most ${max} extras`,
  choiceTooLate: ({ name, days }) =>
    `“${name}” can be chosen until ${days === 1 ? '1 day' : `${days} days`} before arrival`,
  priceChanged: ({ price }) => `The price has changed: it is now ${price}`,
  priceByAgreementNow: 'The price has changed: it is now by agreement',
  extrasClosed: 'The extras can no longer be changed',
};
