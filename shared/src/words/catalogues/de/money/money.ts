import type * as italian from '../../it/money/money.ts';

export * from './instalments.ts';

export const purposes = {
  STAY: 'für Ihren Aufenthalt',
  SECURITY: 'als Kaution für Ihren Aufenthalt',
  TAX: 'für die Kurtaxe Ihres Aufenthalts',
  DAMAGE: 'für Schäden während Ihres Aufenthalts',
} satisfies typeof italian.purposes;

export const due = { until: 'bis zum', reference: 'Verwendungszweck' } satisfies typeof italian.due;

export const papers = {
  receipt: 'Quittung',
  void: 'Storno der Quittung',
  date: 'Datum',
  landlord: 'Vermieter',
  taxCode: 'Steuer-ID',
  payer: 'Erhalten von',
  refunded: 'Erstattet an',
  madeOutTo: 'Ausgestellt auf',
  property: 'Unterkunft',
  stay: 'Aufenthalt',
  guest: 'Gast',
  paid: 'Zahlung',
  amount: 'Betrag',
  total: 'Summe',
  refund: 'Erstattung',
  STAY: 'Aufenthalt',
  SECURITY: 'Kaution',
  TAX: 'Kurtaxe',
  DAMAGE: 'Schäden',
  BANK: 'Überweisung',
  CARD: 'Karte',
  CASH: 'bar',
  OTHER: 'Sonstiges',
  INTERNAL: 'von der Kaution einbehalten',
  page: 'Seite {page} von {pages}',
} satisfies typeof italian.papers;
