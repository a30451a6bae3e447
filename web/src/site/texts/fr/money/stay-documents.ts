import type { stayDocuments as italian } from '../../it/money/stay-documents.ts';

export const stayDocuments = {
  title: 'Documents',
  contract: 'Contrat',
  receipt: (number: string) => `Reçu ${number}`,
  voids: (number: string) => `annule ${number}`,
  voidedBy: (number: string) => `annulé par ${number}`,
  accepted: (date: string) => `accepté le ${date}`,
  superseded: 'n’est plus valable',
  save: 'Télécharger',
  saveThis: (name: string) => `Télécharger\u00A0: ${name}`,
  saveFailed: 'Le document ne peut pas être téléchargé pour le moment. Veuillez réessayer.',
  changed: 'Le contrat a changé\u00A0: veuillez le relire',
  waitForNext: 'Votre séjour a changé\u00A0: vous trouverez ici le nouveau contrat.',
  haveRead: 'J’ai lu le contrat et je l’accepte',
  readFirst: 'Téléchargez le contrat, lisez-le et cochez la case pour l’accepter',
  accept: 'J’accepte le contrat',
  acceptFailed: 'Le contrat ne peut pas être accepté pour le moment. Veuillez réessayer.',
  whatIsStored:
    'Nous enregistrons ce que vous acceptez, quand, avec quel compte, ainsi que votre adresse IP et votre navigateur.',
} satisfies typeof italian;
