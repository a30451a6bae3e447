import type { accountPages as italian } from '../../it/accounts/account-pages.ts';

export const accountPages = {
  needsScript: 'Veuillez activer JavaScript pour utiliser cette page.',
  login: {
    title: 'Connexion',
    description: 'Connectez-vous pour demander un séjour.',
    lead: 'Connectez-vous pour envoyer et suivre vos demandes.',
  },
  register: {
    title: 'Inscription',
    description: 'Ouvrez un compte pour demander un séjour.',
    lead: 'Une minute suffit\u00A0: un compte vous permet d’envoyer une demande et de recevoir la confirmation.',
  },
  confirmEmail: {
    title: 'Confirmation de l’e-mail',
    description: 'Confirmation de votre adresse e-mail.',
    lead: 'Appuyez sur le bouton pour confirmer que cette adresse est la vôtre.',
  },
  disown: {
    title: 'Ce n’était pas vous\u00A0?',
    description: 'Retirez votre adresse d’un compte qui n’est pas le vôtre.',
    lead: 'Quelqu’un a ouvert un compte avec votre adresse e-\u2060mail. Si ce n’était pas vous, retirez-la\u00A0: le compte ouvert avec votre adresse sera supprimé.',
  },
  resendConfirmation: {
    title: 'Nouvelle confirmation',
    description: 'Demandez un nouveau message de confirmation.',
    lead: 'Indiquez votre adresse\u00A0: nous vous enverrons un nouveau lien.',
  },
  forgotPassword: {
    title: 'Mot de passe oublié',
    description: 'Demandez un nouveau mot de passe.',
    lead: 'Indiquez votre adresse\u00A0: nous vous enverrons un lien pour en choisir un nouveau.',
  },
  resetPassword: {
    title: 'Nouveau mot de passe',
    description: 'Choisissez un nouveau mot de passe.',
    lead: 'Choisissez votre nouveau mot de passe\u00A0: vous serez déconnecté de tous vos autres appareils.',
  },
  profile: { title: 'Réglages du profil', description: 'Nom, e-mail, avatar et mot de passe.' },
} satisfies typeof italian;
