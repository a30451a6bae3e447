import type { accountPages as italian } from '../../it/accounts/account-pages.ts';

export const accountPages = {
  needsScript: 'Bitte aktivieren Sie JavaScript, um diese Seite zu nutzen.',
  login: {
    title: 'Anmelden',
    description: 'Melden Sie sich an, um einen Aufenthalt anzufragen.',
    lead: 'Melden Sie sich an, um Anfragen zu senden und zu verfolgen.',
  },
  register: {
    title: 'Registrieren',
    description: 'Eröffnen Sie ein Konto, um einen Aufenthalt anzufragen.',
    lead: 'Das dauert nur eine Minute: Mit einem Konto können Sie anfragen und erhalten unsere Bestätigung.',
  },
  confirmEmail: {
    title: 'E-Mail bestätigen',
    description: 'Bestätigung Ihrer E-Mail-Adresse.',
    lead: 'Bestätigen Sie mit dem Knopf, dass diese Adresse Ihre ist.',
  },
  disown: {
    title: 'Waren Sie das nicht?',
    description: 'Entfernen Sie Ihre Adresse aus einem fremden Konto.',
    lead: 'Jemand hat mit Ihrer E-Mail-Adresse ein Konto eröffnet. Wenn Sie das nicht waren, entfernen Sie sie: Das mit Ihrer Adresse eröffnete Konto wird gelöscht.',
  },
  resendConfirmation: {
    title: 'Neue Bestätigung',
    description: 'Fordern Sie eine neue Bestätigungsmail an.',
    lead: 'Geben Sie Ihre Adresse ein: Wir schicken Ihnen einen neuen Link.',
  },
  forgotPassword: {
    title: 'Passwort vergessen',
    description: 'Fordern Sie ein neues Passwort an.',
    lead: 'Geben Sie Ihre Adresse ein: Wir schicken Ihnen einen Link, mit dem Sie ein neues wählen.',
  },
  resetPassword: {
    title: 'Neues Passwort',
    description: 'Wählen Sie ein neues Passwort.',
    lead: 'Wählen Sie Ihr neues Passwort: Auf allen anderen Geräten werden Sie abgemeldet.',
  },
  profile: { title: 'Profileinstellungen', description: 'Name, E-Mail, Profilbild und Passwort.' },
} satisfies typeof italian;
