import type { TranslationOf } from '../../catalogue.ts';
import type { cancellation as italian } from '../../it/money/cancellation.ts';

export const cancellation: TranslationOf<typeof italian> = {
  refundBefore: ({ days, percent }) =>
    `Jusqu’à ${days} ${days === 1 ? 'jour' : 'jours'} avant l’arrivée\u00A0: ${share(percent)}`,
  refundUntilArrival: ({ percent }) => `Jusqu’au jour de l’arrivée\u00A0: ${share(percent)}`,
  noRefundLater: 'Ensuite\u00A0: aucun remboursement',
  noRefundAfterArrival: 'Après l’arrivée\u00A0: aucun remboursement',
  refundedWhole:
    'Le dépôt de garantie et la taxe de séjour sont intégralement remboursés. Si c’est nous qui annulons, nous vous remboursons tout.',
};

function share(percent: number): string {
  if (percent === 0) return 'aucun remboursement';
  return percent === 100 ? 'remboursement intégral' : `remboursement de ${percent}\u00A0% du montant payé`;
}
