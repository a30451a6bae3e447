import type { answers as italian } from '../it/answers.ts';
import type { In } from '../say.ts';

export const answers: In<typeof italian> = {
  accountUnknown: 'Konto nicht gefunden',
  bookingUnknown: 'Buchung nicht gefunden',
  contractChanged: 'Der Vertrag hat sich geändert: Bitte lesen Sie ihn noch einmal',
  galleryUnknown: 'Galerie nicht gefunden',
  pageUnknown: 'Seite nicht gefunden',
  postUnknown: 'Artikel nicht gefunden',
  conversationClosed: 'Die Unterhaltung ist geschlossen',
  conversationFull: ({ max }: { readonly max: number }) =>
    `Die Unterhaltung hat schon ${max} Nachrichten: Bitte schreiben Sie eine E-Mail`,
  bookingDecided: 'Nur eine offene Anfrage kann zurückgezogen werden',
  cancellationAlreadyAsked: 'Sie haben bereits um Stornierung gebeten',
  calendarUnconfirmed: 'Nur ein bestätigter Aufenthalt lässt sich in den Kalender übernehmen',
  cancellationTooLate: 'Um Stornierung bitten können Sie nur bei einem bestätigten Aufenthalt und nur vor der Anreise',
  cancellationNotAsked: 'Niemand hat um die Stornierung dieser Buchung gebeten',
  nothingToPay: 'Es ist nichts zu bezahlen',
  tooLittleForCard: 'Mit Karte lassen sich erst ab 0,50\u00A0€ Zahlungen machen: Bitte überweisen Sie den Betrag',
  cardsNotTaken: 'Kartenzahlung ist hier nicht möglich: Bitte überweisen Sie den Betrag',
  cardAway:
    'Die Kartenzahlung antwortet gerade nicht. Versuchen Sie es in einigen Minuten noch einmal, oder überweisen Sie den Betrag.',
  signatureInvalid: 'Die Signatur ist ungültig',
  purposeMissing: 'Wählen Sie, wofür',
  credentialsWrong: 'E-Mail-Adresse oder Passwort ist falsch',
  emailTaken: 'Diese E-Mail-Adresse ist bereits registriert',
  linkUsed:
    'Der Link ist ungültig: Vielleicht wurde er schon verwendet, oder Sie haben inzwischen einen neueren erhalten.',
  linkExpired: 'Der Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
  accountConfirmed:
    'Die Adresse ist bereits bestätigt: Das Konto bleibt bestehen. Wenn es nicht Ihres ist, schreiben Sie uns.',
  accountOfStaff: 'Dieses Konto kann hier nicht gelöscht werden. Bitte schreiben Sie uns.',
  currentPasswordWrong: 'Das aktuelle Passwort ist nicht richtig',
  avatarUnknown: 'Das Profilbild muss ein JPEG-, PNG-, WebP- oder GIF-Bild sein oder eines der angebotenen',
  avatarNoPicture: 'Das Profilbild muss ein JPEG-, PNG-, WebP- oder GIF-Bild sein',
  avatarTooHeavyInline: 'Ein Bild über 1 MB muss als Datei gesendet werden',
  emailConfirmed: 'Ihre E-Mail-Adresse ist bestätigt.',
  confirmationSent: 'Wenn es zu dieser Adresse ein Konto zu bestätigen gibt, ist der Link unterwegs.',
  resetSent: 'Wenn es zu dieser Adresse ein Konto gibt, ist der Link für das neue Passwort unterwegs.',
  passwordSet: 'Das neue Passwort ist gesetzt. Sie können sich jetzt anmelden.',
  emailDisowned: 'Erledigt: Ihre Adresse gehört nicht mehr zu diesem Konto.',
  messageSent: 'Ihre Nachricht wurde gesendet!',
  formerGuest: 'Gast',
};
