import type { Wording } from '@approdo/shared/domain/base/text/wording';

/** The letters about accounts in French. */
export const accounts = {
  CONFIRM_EMAIL: {
    subject: 'Confirmez votre adresse e-mail',
    body: `Bonjour,

Merci de votre inscription. Pour confirmer votre adresse e-mail, ouvrez ce lien\u00A0:

{collegamento}

Le lien est valable 24 heures et ne peut servir qu’une seule fois.

Le compte a été ouvert au nom de «\u00A0{nome}\u00A0» le {quando}.

Ce n’était pas vous\u00A0? N’ouvrez pas le lien ci-dessus. Celui-ci retire votre adresse du compte\u00A0:

{disconosci}

Si vous ne faites rien, l’adresse reste non confirmée.`,
  },
  RESET_PASSWORD: {
    subject: 'Choisissez un nouveau mot de passe',
    body: `Bonjour,

Nous avons reçu une demande de nouveau mot de passe pour votre compte. Pour le choisir, ouvrez ce lien\u00A0:

{collegamento}

Le lien est valable une heure et ne peut servir qu’une seule fois. Avec le nouveau mot de passe, vous serez déconnecté de tous vos autres appareils.
Si vous ne l’avez pas demandé, ignorez cet e-mail\u00A0: votre mot de passe reste le même.`,
  },
  KEYS_CHANGED: {
    subject: 'L’accès à votre compte a changé',
    body: `Bonjour,

{cosa} ({quando}, {dispositivo}).

Si c’était vous, vous n’avez rien à faire. Sinon, changez aussitôt votre mot de passe et regardez qui s’est connecté\u00A0: {collegamento}`,
  },
  CODE_GUESSED: {
    subject: 'Quelqu’un connaît votre mot de passe',
    body: `Bonjour,

quelqu’un a saisi votre mot de passe correct, puis cinq fois un code erroné.

Personne n’est entré. Changez votre mot de passe\u00A0: {collegamento}`,
  },
  CODE_GUESSED_IN_SESSION: {
    subject: 'Quelqu’un essaie vos codes depuis une session ouverte',
    body: `Bonjour,

un appareil déjà connecté à votre compte a envoyé cinq codes erronés de suite. Il a été déconnecté.

Si c’était vous, reconnectez-vous\u00A0; si le code de l’application ne convient pas, utilisez un code de secours ou une clé d’accès. Sinon, quelqu’un utilise l’un de vos appareils ou une session volée\u00A0: regardez qui s’est connecté, déconnectez les autres et changez votre mot de passe\u00A0: {collegamento}`,
  },
  PASSKEY_COPIED: {
    subject: 'L’une de vos clés d’accès a peut-être été copiée',
    body: `Bonjour,

la clé d’accès «\u00A0{passkey}\u00A0» a peut-être été copiée\u00A0: quelqu’un l’a utilisée, et le nombre de ses utilisations ne correspond pas. Personne n’est entré.

Supprimez-la et ajoutez-en une nouvelle\u00A0: {collegamento}`,
  },
  NEW_DEVICE: {
    subject: 'Nouvelle connexion à votre compte',
    body: `Bonjour,

{dispositivo}, {quando}.

Si c’était vous, vous n’avez rien à faire. Sinon, changez aussitôt votre mot de passe et regardez qui s’est connecté\u00A0: {collegamento}`,
  },
} satisfies Readonly<Record<string, Wording>>;
