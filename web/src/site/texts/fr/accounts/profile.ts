import type { profile as italian } from '../../it/accounts/profile.ts';

export const profile = {
  save: 'Enregistrer',
  saved: 'Votre profil est à jour',
  failed: 'Votre profil n’a pas pu être enregistré',
  emailHint: 'Pour la changer, il faut votre mot de passe actuel',
  changePassword: 'Changer de mot de passe',
  currentPassword: 'Mot de passe actuel',
  currentPasswordMissing: 'Indiquez votre mot de passe actuel',
  newPasswordHint: 'Au moins 6 caractères\u00A0; laissez vide pour garder le vôtre',
  unconfirmed: (email: string) =>
    `L’adresse ${email} n’est pas encore confirmée\u00A0: ouvrez le lien que nous vous avons envoyé.`,
  avatar: {
    title: 'Avatar',
    alt: 'Votre avatar',
    another: 'Une autre image',
    upload: 'Choisir une photo',
    remove: 'Supprimer',
    noImage: 'Choisissez une image',
  },
  theme: {
    title: 'Thème',
    hint: 'Le thème de la gestion, dans ce navigateur',
    auto: 'Comme l’appareil',
    light: 'Clair',
    dark: 'Sombre',
  },
} satisfies typeof italian;
