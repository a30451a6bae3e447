import { instalments } from '@approdo/shared/words/catalogues/fr/money/instalments';
import type { stay as italian } from '../../it/money/stay.ts';

export const stay = {
  missing: 'Réservation introuvable',
  toRequests: 'Voir vos demandes',
  failed: 'Votre réservation ne peut pas s’afficher pour le moment.',
  again: 'Réessayer',
  kinds: instalments,
  price: {
    title: 'Prix',
    total: 'Total',
    byAgreement: 'Le prix de ce séjour reste à convenir\u00A0: nous vous écrirons.',
    stale: 'Votre séjour a changé depuis ce prix\u00A0: nous vous dirons si le prix change aussi.',
  },
  pay: {
    until: (date: string) => `au plus tard le ${date}`,
    noWay: 'Nous vous indiquerons comment payer.',
    byTransfer: 'Payer par virement',
    transfer: 'Virement',
    amount: 'Montant',
    holder: 'Titulaire du compte',
    iban: 'IBAN',
    bic: 'BIC',
    text: 'Motif du virement',
    copy: 'Copier',
    copied: 'Copié',
    copyThis: (what: string) => `Copier\u00A0: ${what}`,
    codeName: 'Code QR avec les données du virement',
    code: 'De nombreuses applications bancaires lisent les données du virement dans ce code.',
    afterwards:
      'Un virement arrive en général en un ou deux jours ouvrés\u00A0: dès que nous l’aurons reçu, vous le verrez sur cette page.',
  },
  payments: {
    title: 'Paiements',
    states: {
      DUE: (date: string) => `à payer au plus tard le ${date}`,
      PARTLY: (date: string) => `le reste est à payer au plus tard le ${date}`,
      PAID: () => 'payé',
      OVERDUE: (date: string) => `échu le ${date}`,
    },
    undated: 'à payer',
    partly: (amount: string) => `${amount} reçus`,
    received: 'Ce que nous avons reçu',
    directions: { IN: 'Reçu', OUT: 'Remboursé' },
    damage: 'Dégâts',
    retained: 'Retenu sur le dépôt de garantie pour un dégât',
    credit: (amount: string) => `Votre avoir\u00A0: ${amount}`,
  },
} satisfies typeof italian;
