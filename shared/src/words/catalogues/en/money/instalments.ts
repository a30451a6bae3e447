import type { instalments as italian } from '../../it/money/instalments.ts';

export const instalments = {
  ACCONTO: 'Advance payment',
  CAPARRA: 'Confirmatory deposit (caparra)',
  BALANCE: 'Balance',
  SECURITY: 'Security deposit',
  TAX: 'Tourist tax',
  estimate: 'estimate',
} satisfies typeof italian;
