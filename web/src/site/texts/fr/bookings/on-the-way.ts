import { plural } from '@approdo/shared/domain/base/language/plural';
import type { onTheWay as italian } from '../../it/bookings/on-the-way.ts';

export const onTheWay = {
  firstTime: { before: 'C’est la première fois\u00A0? ', link: 'Inscrivez-vous', after: '' },
  saved: (request: string) => `Vos dates sont enregistrées\u00A0: ${request}`,
  byAgreement: 'prix à convenir',
  toAgree: 'à convenir',
  stepMissing: 'Encore une étape\u00A0: ouvrez l’e-\u2060mail et confirmez. Votre demande partira de là.',
  waitsElsewhere: 'Retournez là où vous avez rempli la demande\u00A0: elle y est toujours',
  request: 'Votre demande',
  nothingNow: 'Vous ne payez rien pour l’instant\u00A0: le paiement suit notre confirmation.',
  confirmAndSend: 'Confirmer et envoyer la demande',
  onlyConfirmed: 'Votre adresse est confirmée, mais la demande n’est pas partie. Veuillez réessayer.',
  priceChanged: (before: string, now: string) =>
    `Le prix a changé entre-temps\u00A0: avant ${before}, maintenant ${now}.`,
  datesGone: 'Entre-temps, les dates de votre demande ne sont plus libres\u00A0: choisissez-en d’autres.',
  codeAgain: 'Le code de réduction n’est pas conservé\u00A0: saisissez-le de nouveau avant d’envoyer.',
  answerWithin: (hours: number) =>
    `Nous vous répondons sous ${hours} ${plural('fr', hours, { one: 'heure', other: 'heures' })}`,
  payNow: (amount: string, date: string) => `À payer maintenant\u00A0: ${amount}, au plus tard le ${date}`,
  open: 'Voir votre demande',
  again: 'Demander d’autres dates',
  waits: {
    answer: 'En attente de réponse',
    payment: (amount: string, date: string) => `À payer\u00A0: ${amount} au plus tard le ${date}`,
    latePayment: (amount: string, date: string) => `À payer\u00A0: ${amount}, échu le ${date}`,
  },
} satisfies typeof italian;
