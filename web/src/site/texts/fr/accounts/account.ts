import type { account as italian } from '../../it/accounts/account.ts';

export const account = {
  corner: {
    register: 'S’inscrire',
    profile: 'Réglages du profil',
    manage: 'Gestion',
    signOut: 'Se déconnecter',
    signOutFailed: 'La déconnexion n’a pas abouti',
  },
  login: {
    send: 'Se connecter',
    withPasskey: 'Se connecter avec une clé d’accès',
    failed: 'La connexion n’a pas abouti',
    forgotten: 'Mot de passe oublié\u00A0?',
  },
  secondProof: {
    title: 'Encore une étape',
    app: 'Ouvrez votre application d’authentification et saisissez les 6 chiffres.',
    appUnreadable: 'Le code de l’application n’est plus valable sur ce site\u00A0: utilisez un code de secours.',
    passkey: 'Confirmez avec votre clé d’accès.',
    noWay: 'D’ici, aucune de vos preuves ne peut être utilisée.',
    code: 'Code',
    recoveryCode: 'Code de secours',
    remember: 'Ne plus demander sur cet appareil pendant 30 jours',
    askPasskey: 'Utiliser la clé d’accès',
    usePasskey: 'Utiliser une clé d’accès',
    useRecovery: 'Utiliser un code de secours',
    useCode: 'Utiliser le code',
    usePassword: 'Utiliser le mot de passe',
    restart: 'Recommencer',
  },
  register: {
    send: 'S’inscrire',
    failed: 'L’inscription n’a pas abouti',
    confirmPassword: 'Répétez le mot de passe',
    passwordsDiffer: 'Les deux mots de passe ne correspondent pas',
    privacyMissing: 'Pour vous inscrire, veuillez accepter la politique de confidentialité.',
    sent: 'Vous y êtes presque\u00A0: consultez votre boîte de réception\u00A0!',
    hasAccount: 'Déjà un compte\u00A0? Connectez-vous',
  },
  confirmation: {
    send: 'Confirmer mon adresse',
    invalidLink: 'Ce lien n’est pas valide',
    failed: 'La confirmation n’a pas abouti',
    done: 'Votre adresse e-\u2060mail est confirmée.',
    resend: 'Envoyer une nouvelle confirmation',
    resendFailed: 'Votre demande n’a pas pu être envoyée',
    toHome: 'Retour à l’accueil',
  },
  disown: {
    send: 'Ce n’était pas moi\u00A0: retirez mon adresse',
    failed: 'L’opération n’a pas abouti',
  },
  forgotten: {
    send: 'Recevoir le lien',
    failed: 'Votre demande n’a pas pu être envoyée',
  },
  reset: {
    send: 'Enregistrer le mot de passe',
    failed: 'Le mot de passe n’a pas pu être changé',
    toLogin: 'Se connecter',
  },
} satisfies typeof italian;
