import type { stayCard as italian } from '../../it/money/stay-card.ts';

export const stayCard = {
  byCard: 'Payer par carte',
  opening: 'Un instant…',
  failed:
    'Le paiement par carte est momentanément indisponible. Réessayez dans quelques minutes, ou payez par virement.',
  test: 'Mode test',
  testHelp: 'Aucune carte ne sera débitée.',
  waiting: 'Nous attendons la confirmation du paiement',
  waitingHelp:
    'En général, quelques secondes suffisent. Vous pouvez aussi fermer la page\u00A0: la confirmation arrive toute seule.',
  late: 'La confirmation n’est pas encore arrivée. Elle viendra toute seule\u00A0: ne payez pas une seconde fois, et revenez vérifier plus tard.',
  look: 'Vérifier à nouveau',
  paid: 'Paiement reçu. Merci\u00A0!',
  closed: 'Le paiement n’a pas abouti\u00A0: rien n’a été débité. Vous pouvez réessayer.',
} satisfies typeof italian;
