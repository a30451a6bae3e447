import { instalments } from '@approdo/shared/words/catalogues/en/money/instalments';
import type { stay as italian } from '../../it/money/stay.ts';

export const stay = {
  missing: 'Booking not found',
  toRequests: 'Go to your requests',
  failed: 'We can’t show your booking right now.',
  again: 'Try again',
  kinds: instalments,
  price: {
    title: 'Price',
    total: 'Total',
    byAgreement: 'The price of this stay is still to be agreed: we’ll write to you.',
    stale: 'Your stay has changed since this price was set: we’ll tell you if the price changes too.',
  },
  pay: {
    until: (date: string) => `due by ${date}`,
    noWay: 'We’ll let you know how to pay.',
    byTransfer: 'Pay by bank transfer',
    transfer: 'Bank transfer',
    amount: 'Amount',
    holder: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC',
    text: 'Payment reference',
    copy: 'Copy',
    copied: 'Copied',
    copyThis: (what: string) => `Copy ${what}`,
    codeName: 'QR code with the details of the transfer',
    code: 'Many banking apps can fill in the transfer from this code.',
    afterwards:
      'A transfer usually takes one or two working days: once we have received it, you’ll see it on this page.',
  },
  payments: {
    title: 'Payments',
    states: {
      DUE: (date: string) => `due by ${date}`,
      PARTLY: (date: string) => `the rest is due by ${date}`,
      PAID: () => 'paid',
      OVERDUE: (date: string) => `overdue since ${date}`,
    },
    undated: 'to be paid',
    partly: (amount: string) => `${amount} received`,
    received: 'What we have received',
    directions: { IN: 'Received', OUT: 'Refunded' },
    damage: 'Damage',
    retained: 'Kept from the security deposit for damage',
    credit: (amount: string) => `Your credit: ${amount}`,
  },
} satisfies typeof italian;
