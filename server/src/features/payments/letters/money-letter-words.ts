import type { Wording } from '@approdo/shared/domain/text/wording';

/** The letters to guests about money, in one language; the placeholders have the same names in all. */
export type MoneyLetterWords = Readonly<
  Record<
    'PAYMENT_ASKED' | 'PAYMENT_RECEIVED' | 'BALANCE_DUE' | 'PAYMENT_LATE' | 'SECURITY_RETURNED' | 'PAYMENT_RETURNING',
    Wording
  >
>;
