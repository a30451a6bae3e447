import type { instalments as italian } from '../../it/money/instalments.ts';

export const instalments = {
  ACCONTO: 'Anzahlung',
  CAPARRA: 'Angeld (caparra)',
  BALANCE: 'Restzahlung',
  SECURITY: 'Kaution',
  TAX: 'Kurtaxe',
  estimate: 'Schätzung',
} satisfies typeof italian;
