import type { Language } from '@approdo/shared/domain/base/language/language';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { fillsOf, paymentStatusOf, purposeOf } from '@approdo/shared/domain/money/ledger';
import { describeTransfer } from '@approdo/shared/domain/money/transfer';
import { say } from '@approdo/shared/words/say';
import type { CardOrder, CardPurpose, OpenedCheckout } from '../../../../adapters/card-checkout/card-checkout.ts';
import type { Clock } from '../../../../adapters/clock.ts';
import { makeId } from '../../../../adapters/random.ts';
import type { Trx } from '../../../../db/transaction.ts';
import { conflict, HttpProblem } from '../../../../http/problems.ts';
import type { Limits } from '../../../base/limits/index.ts';
import { getProperty } from '../../../content/property/index.ts';
import type { GuestStay } from '../../../stays/stays/index.ts';
import { findWait } from '../card-wait.records.ts';
import { namePart } from '../describe-payment.ts';
import { listEntries } from '../entries.repository.ts';
import { getPaymentTerms } from '../payment-settings.repository.ts';
import { findPlan } from '../plans.repository.ts';
import type { StoredOrder } from './cards.table.ts';
import { findOpenOrder, findOrder, insertOrder, updateOrder } from './orders.repository.ts';

const MINUTE = 60_000;

/** How long an order is open: Stripe wants at least 30 minutes from when it receives it, slightly later. */
const OPEN_FOR = 30 * MINUTE;
const TRANSIT_TIME = 2 * MINUTE;

type Placing = {
  readonly stay: GuestStay;
  readonly purpose: CardPurpose;
  readonly language: Language;
  readonly userId: string;
  /** Minimum card charge, in cents. */
  readonly minChargeCents: number;
};

type OrderNeeds = {
  readonly clock: Clock;
  readonly limits: Limits;
  /** Base URL of links. */
  readonly origin: string;
};

/** An order for what is due, and its checkout page where it has one already. */
export type PlacedOrder = { readonly order: CardOrder; readonly opened: OpenedCheckout | undefined };

/** The open order for what is due of a stay for that purpose, or a new one. Throws 409 where nothing is due. */
export async function placeOrder(trx: Trx, placing: Placing, needs: OrderNeeds): Promise<PlacedOrder> {
  const { stay, purpose, userId } = placing;
  const now = needs.clock.now();
  const due = await findDue(trx, placing, needs.clock);
  if (!due) throw conflict(say('nothingToPay'));
  if (due.amount < placing.minChargeCents) throw conflict(say('tooLittleForCard'));
  if ((await findWait(trx)) !== undefined) throw cardAway();
  const what = { bookingId: stay.id, purpose, amount: due.amount };
  const known = await findOpenOrder(trx, what);
  if (known && isUsable(known, now)) return { order: describe(known), opened: openedOf(known) };
  if (known) await updateOrder(trx, known.id, { status: 'CLOSED' });
  await needs.limits.spendIn(trx, 'checkoutByUser', userId);
  const order: StoredOrder = {
    ...what,
    id: makeId(),
    status: 'OPEN',
    checkoutId: null,
    url: null,
    expiresAt: new Date(now.getTime() + OPEN_FOR).toISOString(),
    createdAt: now.toISOString(),
  };
  await insertOrder(trx, order);
  return { order: describe(order), opened: undefined };

  function describe({ id, createdAt }: StoredOrder): CardOrder {
    const page = addressIn(placing.language, `/booking/${stay.id}`);
    return {
      ...what,
      id,
      label: due?.label ?? '',
      note: due?.note ?? '',
      language: placing.language,
      until: new Date(Date.parse(createdAt) + OPEN_FOR + TRANSIT_TIME),
      paidAddress: `${needs.origin}${page}?payment=${id}`,
      leftAddress: `${needs.origin}${page}`,
    };
  }
}

/**
 * Stores the page of an order, which may be paid by now; resolves with the page that was stored first. Undefined where
 * the stay was cancelled meanwhile.
 */
export async function storePage(
  trx: Trx,
  orderId: string,
  opened: OpenedCheckout,
): Promise<OpenedCheckout | undefined> {
  const order = await findOrder(trx, 'id', orderId);
  if (!order || order.status === 'CLOSED') return undefined;
  const storedPage = openedOf(order);
  if (storedPage) return storedPage;
  const expiresAt = opened.expiresAt.toISOString();
  await updateOrder(trx, orderId, { checkoutId: opened.id, url: opened.url, expiresAt });
  return opened;
}

/** The error for when no card can be charged now; the page still shows the other ways to pay. */
export function cardAway(): HttpProblem {
  return new HttpProblem(503, say('cardAway'), { retryAfterSeconds: 60 });
}

/** An order without a page is resent unchanged, as long as the provider still accepts it. */
function isUsable(order: StoredOrder, now: Date): boolean {
  const age = now.getTime() - Date.parse(order.createdAt);
  return order.url === null ? age < TRANSIT_TIME / 2 : Date.parse(order.expiresAt) - now.getTime() > MINUTE;
}

function openedOf({ checkoutId, url, expiresAt }: StoredOrder): OpenedCheckout | undefined {
  return checkoutId !== null && url !== null ? { id: checkoutId, url, expiresAt: new Date(expiresAt) } : undefined;
}

/** The first due payment of a confirmed stay for a purpose, with texts for payer and payee. */
async function findDue(trx: Trx, { stay, purpose, language }: Placing, clock: Clock) {
  const plan = stay.status === 'CONFIRMED' ? await findPlan(trx, stay.id) : undefined;
  if (!plan) return undefined;
  const schedule = { instalments: plan.instalments, fills: fillsOf(await listEntries(trx, stay.id)) };
  const next = paymentStatusOf(schedule, clock.today()).instalments.find(
    ({ kind, state }) => purposeOf(kind) === purpose && state !== 'PAID',
  );
  if (!next) return undefined;
  const { depositLabel } = await getPaymentTerms(trx);
  const { name } = await getProperty(trx);
  return {
    amount: next.amount - next.paid,
    label: `${namePart(next, depositLabel, language)} · ${name}`.slice(0, 200),
    note: describeTransfer({ reference: plan.reference, kind: next.kind, depositLabel, arrival: stay.startDate }),
  };
}
