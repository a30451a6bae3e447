import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';
import { plural } from '@approdo/shared/domain/base/language/plural';

/** What is said while a stay is chosen, and before it is asked for. */
export const choosing = {
  pay: (parts: string) => `Paghi ${parts}.`,
  share: (percent: number) => `${/^(?:8|11$)/.test(String(percent)) ? 'l’' : 'il '}${percent} %`,
  rest: 'il resto',
  all: 'tutto',
  afterConfirmation: (days: number) =>
    `entro ${days} ${plural('it', days, { one: 'giorno', other: 'giorni' })} dalla conferma`,
  onConfirmation: 'il giorno della conferma',
  beforeArrival: (days: number) =>
    `almeno ${days} ${plural('it', days, { one: 'giorno', other: 'giorni' })} prima dell’arrivo`,
  onArrival: 'entro il giorno dell’arrivo',
  by: (day: string) => elideBeforeDates(`entro il ${day}`),
  security: (amount: string) =>
    `Si aggiunge un deposito cauzionale di ${amount}, che ti restituiamo dopo il soggiorno.`,
  ifCancelled: (refund: string) => `Se annulli ${refund}`,
  houseRules: 'Regole della casa',
  answer: (hours: number) => `Ti rispondiamo entro ${hours} ${plural('it', hours, { one: 'ora', other: 'ore' })}.`,
};
