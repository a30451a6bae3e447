import type { access as italian } from '../it/access.ts';

export const access: typeof italian = {
  title: 'Connexion et appareils',
  manage: 'Gérer',
  devices: 'Appareils',
  thisOne: 'Celui-ci',
  began: (date: string) => `Connecté le ${date}`,
  by: {
    PASSWORD: 'avec le mot de passe',
    REMEMBERED: 'avec le mot de passe',
    REGISTERED: 'avec le mot de passe',
    CODE: 'avec le mot de passe et un code',
    RECOVERY: 'avec un code de secours',
    PASSKEY: 'avec une clé d’accès',
  },
  used: (date: string) => `Utilisé le ${date}`,
  remembered: (date: string) => `Mémorisé jusqu’au ${date}`,
  end: 'Se déconnecter',
  endOthers: 'Se déconnecter partout ailleurs',
  endFailed: 'Cet appareil n’a pas pu être déconnecté',
  alone: 'Vous n’êtes connecté qu’ici.',
  loadFailed: 'Impossible de charger vos connexions',
  again: 'Réessayer',
};
