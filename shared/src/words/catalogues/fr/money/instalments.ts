import type { instalments as italian } from '../../it/money/instalments.ts';

export const instalments = {
  ACCONTO: 'Acompte',
  CAPARRA: 'Arrhes (caparra)',
  BALANCE: 'Solde',
  SECURITY: 'Dépôt de garantie',
  TAX: 'Taxe de séjour',
  estimate: 'estimation',
} satisfies typeof italian;
