import { plural } from '@approdo/shared/domain/base/language/plural';
import type { onTheWay as italian } from '../../it/bookings/on-the-way.ts';

export const onTheWay = {
  firstTime: { before: 'Zum ersten Mal hier? ', link: 'Jetzt registrieren', after: '' },
  saved: (request: string) => `Ihre Reisedaten sind gespeichert: ${request}`,
  byAgreement: 'Preis nach Vereinbarung',
  toAgree: 'nach Vereinbarung',
  stepMissing: 'Es fehlt noch ein Schritt: Öffnen Sie die E-Mail und bestätigen Sie. Von dort geht Ihre Anfrage ab.',
  waitsElsewhere: 'Gehen Sie dorthin zurück, wo Sie die Anfrage ausgefüllt haben: Sie ist noch da',
  request: 'Ihre Anfrage',
  nothingNow: 'Jetzt zahlen Sie noch nichts: Bezahlt wird erst nach unserer Zusage.',
  confirmAndSend: 'Bestätigen und Anfrage senden',
  onlyConfirmed:
    'Ihre Adresse ist bestätigt, aber die Anfrage wurde nicht gesendet. Bitte versuchen Sie es noch einmal.',
  priceChanged: (before: string, now: string) =>
    `Der Preis hat sich inzwischen geändert: vorher ${before}, jetzt ${now}.`,
  datesGone: 'Ihr Reisezeitraum ist inzwischen nicht mehr frei: Bitte wählen Sie einen anderen.',
  codeAgain: 'Der Rabattcode wird nicht gespeichert: Bitte geben Sie ihn vor dem Senden noch einmal ein.',
  answerWithin: (hours: number) =>
    `Wir antworten innerhalb von ${hours} ${plural('de', hours, { one: 'Stunde', other: 'Stunden' })}`,
  payNow: (amount: string, date: string) => `Jetzt zu zahlen: ${amount}, bis zum ${date}`,
  open: 'Ihre Anfrage ansehen',
  again: 'Einen anderen Zeitraum anfragen',
  waits: {
    answer: 'Wartet auf Antwort',
    payment: (amount: string, date: string) => `Zu zahlen: ${amount} bis zum ${date}`,
    latePayment: (amount: string, date: string) => `Zu zahlen: ${amount}, fällig seit dem ${date}`,
  },
} satisfies typeof italian;
