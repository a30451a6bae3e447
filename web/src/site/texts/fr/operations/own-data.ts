import type { ownData as italian } from '../../it/operations/own-data.ts';

export const ownData = {
  title: 'Vos données',
  unconfirmed:
    'Tant que votre adresse n’est pas confirmée, seul ce qui appartient à votre compte peut être téléchargé ou effacé.',
  save: 'Télécharger mes données',
  saveFailed: 'Vos données n’ont pas pu être téléchargées',
  fileName: (day: string) => `donnees-${day}.json`,
  erase: 'Supprimer mon compte',
  sure: 'Supprimer votre compte\u202F?',
  sureText:
    'Votre compte, vos messages et votre nom dans les réservations sont effacés, sans retour possible. Seuls restent les documents que la loi exige.',
  cancel: 'Annuler',
  eraseFailed: 'Votre compte n’a pas pu être supprimé',
  erased: 'Votre compte est supprimé.',
  retained: 'Ce qui reste, et pourquoi\u00A0:',
  retainedThing: (what: string, why: string, until: string) => `${what}, jusqu’au ${until}. ${why}.`,
  leave: 'Retour au site',
} satisfies typeof italian;
