import type * as italian from '../../it/money/money.ts';

export * from './instalments.ts';

export const purposes = {
  STAY: 'pour votre séjour',
  SECURITY: 'comme dépôt de garantie pour votre séjour',
  TAX: 'pour la taxe de séjour liée à votre séjour',
  DAMAGE: 'pour des dégâts pendant votre séjour',
} satisfies typeof italian.purposes;

export const due = { until: 'au plus tard le', reference: 'Motif du virement' } satisfies typeof italian.due;

export const papers = {
  receipt: 'Reçu',
  void: 'Annulation du reçu',
  date: 'Date',
  landlord: 'Bailleur',
  taxCode: 'Numéro fiscal',
  payer: 'Reçu de',
  refunded: 'Remboursé à',
  madeOutTo: 'Établi au nom de',
  property: 'Hébergement',
  stay: 'Séjour',
  guest: 'Voyageur',
  paid: 'Paiement',
  amount: 'Montant',
  total: 'Total',
  refund: 'Remboursement',
  STAY: 'séjour',
  SECURITY: 'dépôt de garantie',
  TAX: 'taxe de séjour',
  DAMAGE: 'dégâts',
  BANK: 'virement',
  CARD: 'carte',
  CASH: 'espèces',
  OTHER: 'autre',
  INTERNAL: 'retenu sur le dépôt de garantie',
  page: 'Page {page} sur {pages}',
} satisfies typeof italian.papers;
