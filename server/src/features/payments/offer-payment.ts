import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { purposeOf, type StandingInstalment } from '@approdo/shared/domain/money/ledger';
import { canNameHolder, describeTransfer, transferCode } from '@approdo/shared/domain/money/transfer';
import { drawQrCode } from '../../adapters/qr-code.ts';
import type { CardFacts } from './cards/card-payments.view.ts';
import type { PaymentTerms } from './payments.table.ts';

type Offer = {
  /** By the day that they are due on. */
  readonly instalments: readonly StandingInstalment[];
  readonly reference: string;
  readonly arrival: LocalDate;
  readonly terms: PaymentTerms;
  readonly card: Pick<CardFacts, 'canPay' | 'least'>;
};

/** What is to be paid next, and how; null where nothing is. */
export function offerPayment({ instalments, reference, arrival, terms, card }: Offer): BookingMoney['pay'] {
  const next = instalments.find(({ state }) => state !== 'PAID');
  if (!next) return null;
  const { kind, dueDate } = next;
  const amount = next.amount - next.paid;
  const text = describeTransfer({ reference, kind, depositLabel: terms.depositLabel, arrival });
  const transfer = offerTransfer(terms, { amount, text });
  const byCard = card.canPay && amount >= card.least;
  return { kind, purpose: purposeOf(kind), amount, dueDate, reference, card: byCard, transfer };
}

/** Null where the owner has named no account. */
function offerTransfer({ holder, iban, bic }: PaymentTerms, what: { readonly amount: number; readonly text: string }) {
  if (iban === '') return null;
  const transfer = { holder, iban, bic: bic ?? undefined, ...what };
  const qr = canNameHolder(holder) ? drawQrCode(transferCode(transfer)) : null;
  return { holder, iban, bic, text: what.text, qr };
}
