import type { TranslationOf } from '../../catalogue.ts';
import type { accounts as italian } from '../../it/accounts/accounts.ts';

export const accounts: TranslationOf<typeof italian> = {
  passwordMissing: 'Veuillez saisir un mot de passe',
  passwordTooLong: 'Le mot de passe est trop long',
  newPasswordTooShort: ({ min }) => `Le mot de passe doit comporter au moins ${min} caractères`,
  newPasswordTooLong: ({ bytes }) =>
    `Le mot de passe est trop long\u00A0: ${bytes} octets au maximum, soit ${bytes} lettres sans accents`,
  currentPasswordNoText: 'Le mot de passe actuel doit être un texte',
  proofMissing: 'Choisissez une preuve',
  linkInvalid: 'Le lien n’est pas valide',
  avatarInvalid: 'L’avatar n’est pas valide',
  avatarTooHeavy: 'L’image ne doit pas dépasser 5\u00A0Mo',
  avatarTooLarge: 'L’image ne doit pas dépasser 1000 × 1000 pixels',
  clientOn: ({ browser, system }) => `${browser} sous ${system}`,
  desktopAppOn: ({ system }) => `Application Approdo sous ${system}`,
  clientUnknown: 'Appareil inconnu',
  programUnknown: 'Programme inconnu',
  passkeyAdded: ({ name }) => `La clé d’accès «\u00A0${name}\u00A0» a été ajoutée`,
  passkeyRemoved: ({ name }) => `La clé d’accès «\u00A0${name}\u00A0» a été supprimée`,
  codeAppAdded: 'L’application d’authentification a été activée',
  codeAppRemoved: 'L’application d’authentification a été supprimée',
  recoveryCodesMade: 'Les codes de secours ont été refaits',
  recoveryCodeUsed: ({ left }) => `Un code de secours a été utilisé\u00A0: il en reste ${left}`,
  keysReset: 'Toutes les clés ont été supprimées',
  onTheServer: 'par une commande sur le serveur',
};
