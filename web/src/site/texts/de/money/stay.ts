import { instalments } from '@approdo/shared/words/catalogues/de/money/instalments';
import type { stay as italian } from '../../it/money/stay.ts';

export const stay = {
  missing: 'Buchung nicht gefunden',
  toRequests: 'Zu Ihren Anfragen',
  failed: 'Ihre Buchung kann gerade nicht angezeigt werden.',
  again: 'Noch einmal versuchen',
  kinds: instalments,
  price: {
    title: 'Preis',
    total: 'Gesamtpreis',
    byAgreement: 'Der Preis dieses Aufenthalts ist noch zu vereinbaren: Wir schreiben Ihnen.',
    stale: 'Ihr Aufenthalt hat sich seit diesem Preis geändert: Wir sagen Ihnen, ob sich auch der Preis ändert.',
  },
  pay: {
    until: (date: string) => `bis zum ${date}`,
    noWay: 'Wir teilen Ihnen mit, wie Sie zahlen können.',
    byTransfer: 'Per Überweisung zahlen',
    transfer: 'Überweisung',
    amount: 'Betrag',
    holder: 'Kontoinhaber',
    iban: 'IBAN',
    bic: 'BIC',
    text: 'Verwendungszweck',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyThis: (what: string) => `${what} kopieren`,
    codeName: 'QR-Code mit den Daten der Überweisung',
    code: 'Viele Banking-Apps lesen die Daten der Überweisung aus diesem Code.',
    afterwards:
      'Eine Überweisung braucht meist ein bis zwei Werktage: Sobald wir sie erhalten haben, sehen Sie sie auf dieser Seite.',
  },
  payments: {
    title: 'Zahlungen',
    states: {
      DUE: (date: string) => `zu zahlen bis zum ${date}`,
      PARTLY: (date: string) => `der Rest ist bis zum ${date} zu zahlen`,
      PAID: () => 'bezahlt',
      OVERDUE: (date: string) => `war am ${date} fällig`,
    },
    undated: 'noch zu zahlen',
    partly: (amount: string) => `${amount} erhalten`,
    received: 'Was wir erhalten haben',
    directions: { IN: 'Erhalten', OUT: 'Erstattet' },
    damage: 'Schäden',
    retained: 'Von der Kaution für einen Schaden einbehalten',
    credit: (amount: string) => `Ihr Guthaben: ${amount}`,
  },
} satisfies typeof italian;
