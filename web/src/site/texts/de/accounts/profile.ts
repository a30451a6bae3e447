import type { profile as italian } from '../../it/accounts/profile.ts';

export const profile = {
  save: 'Speichern',
  saved: 'Ihr Profil ist gespeichert',
  failed: 'Ihr Profil konnte nicht gespeichert werden',
  emailHint: 'Zum Ändern brauchen Sie Ihr aktuelles Passwort',
  changePassword: 'Passwort ändern',
  currentPassword: 'Aktuelles Passwort',
  currentPasswordMissing: 'Bitte geben Sie Ihr aktuelles Passwort ein',
  newPasswordHint: 'Mindestens 6 Zeichen; leer lassen, um Ihr Passwort zu behalten',
  unconfirmed: (email: string) =>
    `Die Adresse ${email} ist noch nicht bestätigt: Bitte öffnen Sie den Link, den wir Ihnen geschickt haben.`,
  avatar: {
    title: 'Profilbild',
    alt: 'Ihr Profilbild',
    another: 'Anderes Bild',
    upload: 'Foto hochladen',
    remove: 'Entfernen',
    noImage: 'Bitte wählen Sie ein Bild',
  },
  theme: {
    title: 'Design',
    hint: 'Das Design der Verwaltung, in diesem Browser',
    auto: 'Wie auf dem Gerät',
    light: 'Hell',
    dark: 'Dunkel',
  },
} satisfies typeof italian;
