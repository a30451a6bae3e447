import { plural } from '@approdo/shared/domain/plural';
import type { booking as italian } from '../it/booking.ts';

export const booking = {
  form: 'Buchungsanfrage',
  checkIn: 'Anreise',
  checkOut: 'Abreise',
  fullName: 'Vor- und Nachname',
  guests: 'Anzahl der Gäste',
  guestsHint: (most: number) => (most === 1 ? 'Das Haus bietet Platz für eine Person' : `1 bis ${most}`),
  tooManyGuests: (most: number) => `Das Haus bietet Platz für höchstens ${most} Gäste`,
  note: 'Anmerkungen',
  noteHint: 'Freiwillig: Ankunftszeit, Kinder, Haustiere …',
  linen: (price: string) => `Bettwäsche und Handtücher (${price})`,
  foundBy: {
    label: 'Wie haben Sie uns gefunden?',
    hint: 'Freiwillig',
    none: 'Keine Angabe',
    words: {
      SEARCH: 'Über eine Suchmaschine',
      SOCIAL: 'In sozialen Netzwerken',
      PORTAL: 'Auf einem Ferienhausportal',
      FRIENDS: 'Durch eine Empfehlung',
      RETURNING: 'Ich war schon einmal hier',
      OTHER: 'Auf anderem Weg',
    },
  },
  send: 'Anfrage senden',
  sent: 'Ihre Buchungsanfrage ist unterwegs!',
  afterSent: 'Wir sehen sie uns an und bestätigen Ihnen den Aufenthalt per E-Mail.',
  failed: 'Ihre Buchungsanfrage konnte nicht gesendet werden',
  loadFailed: 'Die Buchungen konnten nicht geladen werden',
  nowConfirmed: 'Ihre E-Mail-Adresse ist bestätigt: Jetzt können Sie die Anfrage senden.',
  quote: {
    none: 'Wählen Sie Ihre Daten, um den Preis zu sehen.',
    loading: 'Der Preis wird berechnet …',
    failed: 'Der Preis ist im Moment nicht verfügbar',
    nights: (nights: number) => `${nights} ${plural('de', nights, { one: 'Nacht', other: 'Nächte' })}`,
    total: 'Gesamtpreis',
    byAgreement: 'Für weniger als eine Woche vereinbaren wir den Preis gern mit Ihnen persönlich.',
  },
  prices: {
    title: 'Preise pro Woche',
    extras: (cleaning: string, linen: string) =>
      `Hinzu kommen ${cleaning} für die Endreinigung und auf Wunsch ${linen} für Bettwäsche und Handtücher. Für weniger als eine Woche vereinbaren wir den Preis gern mit Ihnen persönlich.`,
  },
  own: {
    title: 'Ihre Anfragen',
    status: {
      PENDING: 'Angefragt',
      CONFIRMED: 'Bestätigt',
      REJECTED: 'Abgelehnt',
      NOT_AVAILABLE: 'Nicht verfügbar',
    },
    guests: (guests: number) => `${guests} ${plural('de', guests, { one: 'Gast', other: 'Gäste' })}`,
    withLinen: (guests: string) => `${guests}, mit Bettwäsche`,
    askWithdrawal: 'Anfrage zurückziehen',
    withdrawalQuestion: 'Anfrage wirklich zurückziehen?',
    withdraw: 'Zurückziehen',
    leave: 'Abbrechen',
    withdrawalFailed: 'Die Anfrage konnte nicht zurückgezogen werden',
    meanwhileConfirmed:
      'Ihre Anfrage wurde inzwischen bestätigt: Wenn Sie den Aufenthalt absagen möchten, schreiben Sie uns bitte.',
    meanwhileRejected: 'Ihre Anfrage wurde inzwischen abgelehnt: Sie müssen nichts mehr zurückziehen.',
    meanwhileWithdrawn: 'Ihre Anfrage wurde inzwischen schon zurückgezogen.',
  },
} satisfies typeof italian;
