import type { account as italian } from '../../it/accounts/account.ts';

export const account = {
  corner: {
    register: 'Registrieren',
    profile: 'Profileinstellungen',
    manage: 'Verwaltung',
    signOut: 'Abmelden',
    signOutFailed: 'Das Abmelden hat nicht geklappt',
  },
  login: {
    send: 'Anmelden',
    withPasskey: 'Mit Passkey anmelden',
    failed: 'Die Anmeldung hat nicht geklappt',
    forgotten: 'Passwort vergessen?',
  },
  secondProof: {
    title: 'Noch ein Schritt',
    app: 'Öffnen Sie Ihre Authenticator-App und geben Sie die 6 Ziffern ein.',
    appUnreadable: 'Der Code der App gilt auf dieser Website nicht mehr: Verwenden Sie einen Wiederherstellungscode.',
    passkey: 'Bestätigen Sie mit Ihrem Passkey.',
    noWay: 'Von hier aus lässt sich keiner Ihrer Nachweise verwenden.',
    code: 'Code',
    recoveryCode: 'Wiederherstellungscode',
    remember: 'Auf diesem Gerät 30 Tage lang nicht mehr fragen',
    askPasskey: 'Den Passkey verwenden',
    usePasskey: 'Passkey verwenden',
    useRecovery: 'Wiederherstellungscode verwenden',
    useCode: 'Code verwenden',
    usePassword: 'Passwort verwenden',
    restart: 'Neu beginnen',
  },
  register: {
    send: 'Registrieren',
    failed: 'Die Registrierung hat nicht geklappt',
    confirmPassword: 'Passwort wiederholen',
    passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein',
    privacyMissing: 'Bitte akzeptieren Sie die Datenschutzerklärung, um sich zu registrieren.',
    sent: 'Fast geschafft: Bitte schauen Sie in Ihr Postfach!',
    hasAccount: 'Sie haben schon ein Konto? Anmelden',
  },
  confirmation: {
    send: 'Meine Adresse bestätigen',
    invalidLink: 'Dieser Link ist nicht gültig',
    failed: 'Die Bestätigung hat nicht geklappt',
    done: 'Ihre E-Mail-Adresse ist bestätigt.',
    resend: 'Neue Bestätigung senden',
    resendFailed: 'Ihre Anfrage konnte nicht gesendet werden',
    toHome: 'Zur Startseite',
  },
  disown: {
    send: 'Das war ich nicht: Adresse entfernen',
    failed: 'Das hat nicht geklappt',
  },
  forgotten: {
    send: 'Link anfordern',
    failed: 'Ihre Anfrage konnte nicht gesendet werden',
  },
  reset: {
    send: 'Neues Passwort speichern',
    failed: 'Das Passwort konnte nicht geändert werden',
    toLogin: 'Zur Anmeldung',
  },
} satisfies typeof italian;
