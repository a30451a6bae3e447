import { type BookingMoney, moneyFor } from '@approdo/shared/contract/money/payments';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { type InstalmentWithState, paymentStatusOf, purposeOf } from '@approdo/shared/domain/money/ledger';
import { canNameHolder, describeTransfer, transferCode } from '@approdo/shared/domain/money/transfer';
import type { WayToPay } from '@approdo/shared/domain/money/way-to-pay';
import type { PriceLine } from '@approdo/shared/domain/prices/price';
import { partOf } from '@approdo/shared/domain/prices/quote-line';
import { wasAgreed } from '@approdo/shared/domain/stays/booking';
import { drawQrCode } from '../../../adapters/qr-code.ts';
import { withVersion } from '../../../http/calls/precondition.ts';
import { viewAs } from '../../../http/calls/view-as.ts';
import type { GuestStay } from '../../stays/stays/index.ts';
import { type CardFacts, viewCardPayments, viewOrders } from './cards/card-payments.view.ts';
import { reckonPlan, wayFrom } from './due-plan.ts';
import type { Ledger } from './ledgers.ts';
import type { PaymentPlan, PaymentTerms, StoredPrice } from './payments.table.ts';
import { findListName, isPriceOf, nameLine } from './price-stay.ts';

/** All facts about the money of a stay. */
export type MoneyFacts = {
  readonly stay: GuestStay;
  readonly prices: readonly StoredPrice[];
  /** Whether the current price was made for guests and extras that would cost something else now. */
  readonly isForOtherChoices: boolean;
  /** As planned. */
  readonly plan: PaymentPlan | undefined;
  /** Since when guests can pay; undefined while they cannot. */
  readonly way: WayToPay | undefined;
  readonly ledger: Ledger;
  readonly terms: PaymentTerms;
  readonly card: CardFacts;
  /** The text on the tourist tax where it is paid on site. */
  readonly taxText: string | undefined;
};

type ViewContext = { readonly language: Language; readonly today: LocalDate };

/** What the guest may see: without the owner's notes. */
export function viewMoneyForGuest(facts: MoneyFacts, context: ViewContext): BookingMoney {
  return viewAs(moneyFor.guest, { ...viewShared(facts, context), entries: facts.ledger.forGuest() });
}

/**
 * Everything. The version covers what the owner sets, price and instalments: a new payment or a newly registered guest
 * does not conflict with an edit.
 */
export function viewMoneyForAdmin(
  facts: MoneyFacts,
  context: ViewContext,
): BookingMoney & { readonly version: string } {
  const instalments = (facts.plan?.instalments ?? []).filter(({ kind }) => kind !== 'TAX');
  const { version } = withVersion({ prices: facts.prices, instalments });
  const { entries, balances, forAdmin } = facts.ledger;
  const view = viewAs(moneyFor.admin, {
    ...viewShared(facts, context),
    entries: forAdmin(),
    held: balances.SECURITY,
    retained: balances.DAMAGE,
    cardPayments: viewCardPayments(entries, facts.card.refunds),
  });
  return { ...view, version };
}

function viewShared(
  { stay, prices, plan: planned, way, ledger, terms, card, taxText, ...facts }: MoneyFacts,
  { language, today }: ViewContext,
) {
  const isOn = stay.status === 'CONFIRMED';
  const plan = planned && reckonPlan(planned, stay.startDate, way ?? wayFrom(today, terms));
  const { instalments, credit, taxCredit } = statusOf({ stay, plan, ledger }, today);
  const offer = plan && isOn ? offerPayment({ ...plan, instalments, arrival: stay.startDate, terms, card }) : null;
  const isUnpayable = offer !== null && way === undefined;
  return {
    price: viewPrice(prices, stay, { language, isStale: facts.isForOtherChoices }),
    depositLabel: terms.depositLabel,
    instalments: [...instalments],
    ...(taxText !== undefined && { taxText }),
    credit,
    ...(taxCredit > 0 && { taxCredit }),
    pay: offer,
    ...(isUnpayable && { isUnpayable }),
    isCardTest: card.isTest,
    orders: viewOrders(card.orders),
  };
}

/**
 * Nothing is due for a cancelled stay; the terms determine the refund. A stay that was never agreed on is refunded in
 * full.
 */
function statusOf({ stay, plan, ledger }: Pick<MoneyFacts, 'stay' | 'plan' | 'ledger'>, today: LocalDate) {
  if (!wasAgreed(stay)) return { instalments: [], credit: Math.max(0, ledger.balances.STAY), taxCredit: 0 };
  if (stay.status !== 'CONFIRMED' || !plan) return { instalments: [], credit: 0, taxCredit: 0 };
  return paymentStatusOf({ instalments: plan.instalments, fills: ledger.fills }, today);
}

/** Null for stays from before prices were stored; stale also where the price was made for other dates or linen. */
export function viewPrice(
  prices: readonly StoredPrice[],
  stay: GuestStay,
  { language, isStale }: { readonly language: Language; readonly isStale: boolean },
): BookingMoney['price'] {
  const price = prices.at(-1);
  if (!price) return null;
  const { total, isAgreed } = price;
  return {
    lines: viewLines(price.lines, language),
    total,
    byAgreement: total === null,
    isStale: isStale || !isPriceOf(price, stay),
    isAgreed,
    versions: prices.slice(0, -1).map((former) => ({
      lines: viewLines(former.lines, language),
      total: former.total,
      reason: former.reason,
      createdAt: former.createdAt,
    })),
  };
}

function viewLines(lines: readonly PriceLine[], language: Language) {
  return lines.map((line) => ({
    kind: line.kind,
    ...(line.part && findListName(line) && { part: partOf(line.part) ?? line.kind }),
    label: nameLine(line, language),
    amount: line.amount,
  }));
}

type Offer = {
  /** In order of due date. */
  readonly instalments: readonly InstalmentWithState[];
  readonly reference: string;
  readonly arrival: LocalDate;
  readonly terms: PaymentTerms;
  readonly card: Pick<CardFacts, 'canPay' | 'minChargeCents'>;
};

/** The next payment and how to make it; null where nothing is due. */
function offerPayment({ instalments, reference, arrival, terms, card }: Offer): BookingMoney['pay'] {
  const next = instalments.find(({ state }) => state !== 'PAID');
  if (!next) return null;
  const { kind, dueDate, isEstimate } = next;
  const amount = next.amount - next.paid;
  const text = describeTransfer({ reference, kind, depositLabel: terms.depositLabel, arrival });
  const transfer = offerTransfer(terms, { amount, text });
  const byCard = card.canPay && amount >= card.minChargeCents;
  const what = { kind, purpose: purposeOf(kind), amount, dueDate, ...(isEstimate && { isEstimate }) };
  return { ...what, reference, card: byCard, transfer };
}

/** Null where the owner has named no account. */
function offerTransfer({ holder, iban, bic }: PaymentTerms, what: { readonly amount: number; readonly text: string }) {
  if (iban === '') return null;
  const transfer = { holder, iban, bic: bic ?? undefined, ...what };
  const qr = canNameHolder(holder) ? drawQrCode(transferCode(transfer)) : null;
  return { holder, iban, bic, text: what.text, qr };
}
