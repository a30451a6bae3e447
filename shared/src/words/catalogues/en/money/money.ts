import type * as italian from '../../it/money/money.ts';

export * from './instalments.ts';

export const purposes = {
  STAY: 'for your stay',
  SECURITY: 'as the security deposit for your stay',
  TAX: 'for the tourist tax on your stay',
  DAMAGE: 'for damage during your stay',
} satisfies typeof italian.purposes;

export const due = { until: 'by', reference: 'Payment reference' } satisfies typeof italian.due;

export const papers = {
  receipt: 'Receipt',
  void: 'Reversal of receipt',
  date: 'Date',
  landlord: 'Owner (lessor)',
  taxCode: 'Tax code',
  payer: 'Received from',
  refunded: 'Refunded to',
  madeOutTo: 'Issued to',
  property: 'Property',
  stay: 'Stay',
  guest: 'Guest',
  paid: 'Payment',
  amount: 'Amount',
  total: 'Total',
  refund: 'Refund',
  STAY: 'stay',
  SECURITY: 'security deposit',
  TAX: 'tourist tax',
  DAMAGE: 'damage',
  BANK: 'bank transfer',
  CARD: 'card',
  CASH: 'cash',
  OTHER: 'other',
  INTERNAL: 'kept from the security deposit',
  page: 'Page {page} of {pages}',
} satisfies typeof italian.papers;
