import { instalments } from '@approdo/shared/words/fr/instalments';
import type { stay as italian } from '../it/stay.ts';

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
    until: (date: string) => `avant le ${date} inclus`,
    noWay: 'Nous vous écrirons comment payer.',
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
    code: 'Beaucoup de banques lisent le virement dans ce code, avec leur application sur le téléphone.',
    afterwards:
      'Un virement arrive en général en un ou deux jours ouvrés\u00A0: dès que nous l’aurons reçu, vous le verrez sur cette page.',
  },
  payments: {
    title: 'Paiements',
    states: {
      DUE: (date: string) => `à payer avant le ${date} inclus`,
      PARTLY: (date: string) => `le reste est à payer avant le ${date} inclus`,
      PAID: () => 'payé',
      OVERDUE: (date: string) => `était dû avant le ${date} inclus`,
    },
    partly: (amount: string) => `${amount} reçus`,
    received: 'Ce que nous avons reçu',
    directions: { IN: 'Reçu', OUT: 'Rendu' },
    damage: 'Dégâts',
    retained: 'Retenu sur le dépôt pour un dégât',
    credit: (amount: string) => `Votre avoir\u00A0: ${amount}`,
  },
} satisfies typeof italian;
