import { plural } from '@approdo/shared/domain/base/language/plural';
import type { choosing as italian } from '../../it/bookings/choosing.ts';

export const choosing = {
  pay: (parts: string) => `Vous payez ${parts}.`,
  share: (percent: number) => `${percent}\u00A0%`,
  rest: 'le reste',
  all: 'la totalité',
  afterConfirmation: (days: number) =>
    `sous ${days} ${plural('fr', days, { one: 'jour', other: 'jours' })} après la confirmation`,
  onConfirmation: 'le jour de la confirmation',
  beforeArrival: (days: number) =>
    `au moins ${days} ${plural('fr', days, { one: 'jour', other: 'jours' })} avant l’arrivée`,
  onArrival: 'au plus tard le jour de l’arrivée',
  by: (day: string) => `au plus tard le ${day}`,
  security: (amount: string) => `S’y ajoute un dépôt de garantie de ${amount}, rendu après le séjour.`,
  ifCancelled: (refund: string) => `Si vous annulez ${refund}`,
  houseRules: 'Règlement de la maison',
  answer: (hours: number) =>
    `Nous vous répondons sous ${hours} ${plural('fr', hours, { one: 'heure', other: 'heures' })}.`,
} satisfies typeof italian;
