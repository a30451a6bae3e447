import type { AccountLetterWords } from './account-letter-words.ts';

/** What the program writes about accounts in French. */
export const french: AccountLetterWords = {
  CONFIRM_EMAIL: {
    subject: 'Confirmez votre adresse e-mail',
    body: `Bonjour,

merci de votre inscription. Pour confirmer votre adresse e-mail, ouvrez ce lien :

{collegamento}

Le lien est valable 24 heures et ne peut servir qu’une seule fois.

Le compte a été ouvert au nom de « {nome} » ({quando}).

Ce n’était pas vous ? N’ouvrez pas le lien ci-dessus. Avec celui-ci, vous retirez votre adresse du compte :

{disconosci}

Si vous ne faites rien, l’adresse reste non confirmée.`,
  },
  RESET_PASSWORD: {
    subject: 'Choisissez un nouveau mot de passe',
    body: `Bonjour,

nous avons reçu une demande de nouveau mot de passe pour votre compte. Pour le choisir, ouvrez ce lien :

{collegamento}

Le lien est valable une heure et ne peut servir qu’une seule fois. Le nouveau mot de passe ferme toutes les sessions ouvertes.
Si vous ne l’avez pas demandé, ignorez ce message : votre mot de passe reste le même.`,
  },
};
