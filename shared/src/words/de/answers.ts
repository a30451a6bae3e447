import type { answers as italian } from '../it/answers.ts';
import type { In } from '../say.ts';

export const answers: In<typeof italian> = {
  accountUnknown: 'Konto nicht gefunden',
  deviceUnknown: 'Gerät nicht gefunden',
  passkeyUnknown: 'Passkey nicht gefunden',
  passkeyRefused: 'Der Passkey wurde nicht erkannt',
  passkeyThere: 'Diesen Passkey gibt es schon',
  tooManyPasskeys: ({ max }) => `Sie haben schon ${max} Passkeys: Entfernen Sie einen`,
  passkeysNotByNumber:
    'Passkeys können hier nicht verwendet werden: Die Adresse der Website ist eine Zahl. Nötig ist ein Name mit https.',
  passkeysNotByHttp: 'Passkeys können hier nicht verwendet werden: Die Website läuft nicht über https.',
  bookingUnknown: 'Buchung nicht gefunden',
  contractChanged: 'Der Vertrag hat sich geändert: Bitte lesen Sie ihn noch einmal',
  galleryUnknown: 'Galerie nicht gefunden',
  pageUnknown: 'Seite nicht gefunden',
  postUnknown: 'Beitrag nicht gefunden',
  conversationClosed: 'Die Unterhaltung ist geschlossen',
  conversationFull: ({ max }: { readonly max: number }) =>
    `Die Unterhaltung hat schon ${max} Nachrichten: Bitte schreiben Sie uns eine E-Mail`,
  tooManyOpenRequests: ({ max }: { readonly max: number }) =>
    `Sie haben bereits ${max} offene Anfragen: Bitte warten Sie auf eine Antwort, oder ziehen Sie eine zurück`,
  bookingDecided: 'Nur eine offene Anfrage kann zurückgezogen werden',
  requestPassed: 'Die Tage dieser Anfrage sind vorbei: Sie kann nicht mehr bestätigt werden',
  cancellationAlreadyAsked: 'Sie haben bereits um Stornierung gebeten',
  calendarUnconfirmed: 'Nur ein bestätigter Aufenthalt lässt sich in den Kalender übernehmen',
  cancellationTooLate: 'Um Stornierung können Sie nur bei einem bestätigten Aufenthalt und nur vor der Anreise bitten',
  cancellationNotAsked: 'Für diese Buchung liegt keine Stornierungsanfrage vor',
  nothingToPay: 'Es ist nichts zu bezahlen',
  tooLittleForCard: 'Kartenzahlung ist erst ab 0,50\u00A0€ möglich: Bitte überweisen Sie den Betrag',
  cardsNotTaken: 'Kartenzahlung ist hier nicht möglich: Bitte überweisen Sie den Betrag',
  cardAway:
    'Die Kartenzahlung ist im Moment nicht verfügbar. Versuchen Sie es in einigen Minuten noch einmal, oder überweisen Sie den Betrag.',
  signatureInvalid: 'Die Signatur ist ungültig',
  purposeMissing: 'Wählen Sie, wofür Sie zahlen',
  credentialsWrong: 'E-Mail-Adresse oder Passwort ist falsch',
  emailTaken: 'Diese E-Mail-Adresse ist bereits registriert',
  linkUsed:
    'Der Link ist ungültig: Vielleicht wurde er schon verwendet, oder Sie haben inzwischen einen neueren erhalten.',
  linkExpired: 'Der Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
  cleaningLinkEnded: 'Dieser Link ist nicht mehr gültig',
  nobodyLeaves: 'An diesem Tag reist niemand ab',
  accountConfirmed:
    'Die Adresse ist bereits bestätigt: Das Konto bleibt bestehen. Wenn es nicht Ihres ist, schreiben Sie uns bitte.',
  accountOfStaff: 'Dieses Konto kann hier nicht gelöscht werden. Bitte schreiben Sie uns.',
  currentPasswordWrong: 'Das aktuelle Passwort stimmt nicht',
  passwordWrong: 'Das Passwort stimmt nicht',
  avatarUnknown: 'Das Profilbild muss ein JPEG-, PNG-, WebP- oder GIF-Bild sein oder eines der angebotenen',
  avatarNoPicture: 'Das Profilbild muss ein JPEG-, PNG-, WebP- oder GIF-Bild sein',
  avatarTooHeavyInline: 'Ein Bild über 1 MB muss als Datei gesendet werden',
  emailConfirmed: 'Ihre E-Mail-Adresse ist bestätigt.',
  confirmationSent: 'Wenn ein Konto mit dieser Adresse auf Bestätigung wartet, ist der Link unterwegs.',
  resetSent: 'Wenn es ein Konto mit dieser Adresse gibt, ist der Link für das neue Passwort unterwegs.',
  passwordSet: 'Ihr neues Passwort ist gespeichert. Sie können sich jetzt anmelden.',
  emailDisowned: 'Erledigt: Ihre Adresse gehört nicht mehr zu diesem Konto.',
  messageSent: 'Ihre Nachricht wurde gesendet!',
  formerGuest: 'Gast',
};
