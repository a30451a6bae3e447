import { type BookingMoney, entryFor, moneyFor } from '@approdo/shared/contract/money';
import type { Language } from '@approdo/shared/domain/language';
import { balancesOf, fillsOf, standingOf } from '@approdo/shared/domain/ledger';
import type { LocalDate } from '@approdo/shared/domain/local-date';
import { listedLine, type PriceLine } from '@approdo/shared/domain/price';
import { labelOf } from '@approdo/shared/words/quote-label';
import { withVersion } from '../../http/precondition.ts';
import { viewAs } from '../../http/view-as.ts';
import type { GuestStay } from '../bookings/bookings.table.ts';
import { offerPayment } from './offer-payment.ts';
import type { PaymentPlan, PaymentTerms, StoredEntry, StoredPrice } from './payments.table.ts';
import { isPriceOf, listLabel } from './price-stay.ts';

/** All that is known of the money of a stay. */
export type MoneyFacts = {
  readonly stay: GuestStay;
  readonly prices: readonly StoredPrice[];
  readonly plan: PaymentPlan | undefined;
  readonly entries: readonly StoredEntry[];
  readonly terms: PaymentTerms;
};

type Reading = { readonly language: Language; readonly today: LocalDate };

/** As its guest may know it: without the owner's notes. */
export function viewMoneyForGuest(facts: MoneyFacts, reading: Reading): BookingMoney {
  const entries = facts.entries.map((entry) => viewAs(entryFor.guest, entry));
  return viewAs(moneyFor.guest, { ...viewShared(facts, reading), entries });
}

/** All of it. Its version is that of what the owner sets, price and instalments: a payment that comes meanwhile undoes no edit. */
export function viewMoneyForAdmin(facts: MoneyFacts, reading: Reading): BookingMoney & { readonly version: string } {
  const { version } = withVersion({ prices: facts.prices, instalments: facts.plan?.instalments ?? [] });
  const balances = balancesOf(facts.entries);
  const view = viewAs(moneyFor.admin, {
    ...viewShared(facts, reading),
    entries: facts.entries.map(viewEntryForAdmin),
    held: balances.SECURITY,
    retained: balances.DAMAGE,
  });
  return { ...view, version };
}

export function viewEntryForAdmin(entry: StoredEntry) {
  return viewAs(entryFor.admin, { ...entry, by: entry.writtenBy });
}

function viewShared({ stay, prices, plan, entries, terms }: MoneyFacts, { language, today }: Reading) {
  const isOn = stay.status === 'CONFIRMED';
  const { instalments, credit } = standOf({ plan, entries, isOn }, today);
  const offer = plan && isOn ? offerPayment({ ...plan, instalments, arrival: stay.startDate, terms }) : null;
  return {
    price: viewPrice(prices, stay, language),
    depositLabel: terms.depositLabel,
    instalments: [...instalments],
    credit,
    pay: offer,
  };
}

/** Of a stay that was called off nothing is due any more: what of it is given back the terms say. */
function standOf(
  {
    plan,
    entries,
    isOn,
  }: Pick<MoneyFacts, 'plan'> & { readonly entries: readonly StoredEntry[]; readonly isOn: boolean },
  today: LocalDate,
) {
  if (!isOn || !plan) return { instalments: [], credit: 0 };
  return standingOf({ instalments: plan.instalments, fills: fillsOf(entries) }, today);
}

function viewPrice(prices: readonly StoredPrice[], stay: GuestStay, language: Language): BookingMoney['price'] {
  const price = prices.at(-1);
  if (!price) return null;
  const { total, isAgreed } = price;
  return {
    lines: viewLines(price.lines, language),
    total,
    byAgreement: total === null,
    isStale: !isPriceOf(price, stay),
    isAgreed,
    versions: prices.slice(0, -1).map((former) => ({
      lines: viewLines(former.lines, language),
      total: former.total,
      reason: former.reason,
      createdAt: former.createdAt,
    })),
  };
}

/** A line of the price list is called by its name in the reader's language, one of the owner's as she wrote it. */
function viewLines(lines: readonly PriceLine[], language: Language) {
  return lines.map((line) => {
    const listed = listedLine(line, listLabel);
    return { kind: line.kind, label: listed ? labelOf(listed, language) : line.label, amount: line.amount };
  });
}
