import type { TranslationOf } from '../../catalogue.ts';
import type { accounts as italian } from '../../it/accounts/accounts.ts';

export const accounts: TranslationOf<typeof italian> = {
  passwordMissing: 'Bitte geben Sie ein Passwort ein',
  passwordTooLong: 'Das Passwort ist zu lang',
  newPasswordTooShort: ({ min }) => `Das Passwort muss mindestens ${min} Zeichen lang sein`,
  newPasswordTooLong: ({ bytes }) =>
    `Das Passwort ist zu lang: höchstens ${bytes} Byte, also ${bytes} Buchstaben ohne Umlaute und Akzente`,
  currentPasswordNoText: 'Das aktuelle Passwort muss ein Text sein',
  proofMissing: 'Wählen Sie einen Nachweis',
  linkInvalid: 'Der Link ist ungültig',
  avatarInvalid: 'Das Profilbild ist ungültig',
  avatarTooHeavy: 'Das Bild darf höchstens 5 MB groß sein',
  avatarTooLarge: 'Das Bild darf höchstens 1000 × 1000 Pixel groß sein',
  clientOn: ({ browser, system }) => `${browser} unter ${system}`,
  desktopAppOn: ({ system }) => `Approdo-App unter ${system}`,
  clientUnknown: 'Unbekanntes Gerät',
  programUnknown: 'Unbekanntes Programm',
  passkeyAdded: ({ name }) => `Der Passkey „${name}“ wurde hinzugefügt`,
  passkeyRemoved: ({ name }) => `Der Passkey „${name}“ wurde entfernt`,
  codeAppAdded: 'Die Authenticator-App wurde aktiviert',
  codeAppRemoved: 'Die Authenticator-App wurde entfernt',
  recoveryCodesMade: 'Die Wiederherstellungscodes wurden neu erstellt',
  recoveryCodeUsed: ({ left }) => `Ein Wiederherstellungscode wurde verwendet: ${left} übrig`,
  keysReset: 'Alle Schlüssel wurden entfernt',
  onTheServer: 'durch einen Befehl auf dem Server',
};
