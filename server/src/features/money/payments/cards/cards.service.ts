import type { AnswerOf } from '@approdo/shared/contract/base/endpoint';
import type { CardsStatus, cardPayments, newRefund } from '@approdo/shared/contract/money/card-payments';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { findRefundFault } from '@approdo/shared/domain/money/card-refund';
import { balanceOf } from '@approdo/shared/domain/money/ledger';
import { say } from '@approdo/shared/words/say';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { type CardCheckout, CardFault, ForgedEvent } from '../../../../adapters/card-checkout/card-checkout.ts';
import { type Trx, transact } from '../../../../db/transaction.ts';
import { conflict, HttpProblem, invalid, notFound, requireFound } from '../../../../http/problems.ts';
import { type CommitNeeds, createCommit } from '../../../stays/stays/index.ts';
import { deleteWait, findWait } from '../card-wait.records.ts';
import type { ConfirmPaidStay } from '../confirm-paid-stay.ts';
import { findEntry, listEntries } from '../entries.repository.ts';
import {
  findPayment,
  findRefund,
  insertRefund,
  listRefunds,
  nameRefund,
  updateRefund,
} from './card-payments.repository.ts';
import type { StoredRefund } from './cards.table.ts';
import { deleteWarning, listWarnings } from './events.repository.ts';
import { closeHeldOrders } from './orders.repository.ts';
import { takeEvent } from './take-event.ts';

type Rows = typeof cardPayments;

type CardNeeds = Omit<CommitNeeds, 'cards'> & {
  readonly log: Logger;
  /** Undefined where no provider is configured. */
  readonly cards: CardCheckout | undefined;
  readonly confirmPaidStay: ConfirmPaidStay;
  /** Called once a payment has confirmed a stay, after the commit. */
  readonly onBooked: () => void;
};

/** The most warnings that are listed at once. */
const MAX_WARNINGS = 50;

const NOT_OURS = say('signatureInvalid');

/** Card payments: guests pay on the provider's page, and only its events make entries. */
export function createCardPayments({ log, confirmPaidStay, onBooked, ...needs }: CardNeeds) {
  const { database, clock, origin, cards } = needs;
  const commit = createCommit(needs);

  async function askProvider(provider: CardCheckout, { id, paymentId, amount }: StoredRefund): Promise<void> {
    const refundId = await provider.refund(paymentId, amount, id).catch(async (error: unknown) => {
      if (!(error instanceof CardFault)) throw error;
      log.warn({ err: error, trouble: error.trouble }, 'a payment by card could not be given back');
      if (error.trouble === 'down') throw new HttpProblem(503, say('cardRefundUnknown'), { retryAfterSeconds: 10 });
      await transact(database, (trx) => updateRefund(trx, id, { status: 'FAILED' }));
      throw conflict(say('cardRefundRefused'));
    });
    await transact(database, (trx) => nameRefund(trx, id, refundId));
  }

  return {
    /** Throws 400 for an event that the provider did not sign. */
    async takeEvent(bytes: Uint8Array, signature: string): Promise<AnswerOf<Rows['takeEvent']>> {
      if (!cards) throw invalid(NOT_OURS);
      const event = await cards.readEvent(bytes, signature).catch((error: unknown) => {
        throw error instanceof ForgedEvent ? invalid(NOT_OURS) : error;
      });
      let isBooked = false;
      const noteBooked = () => {
        isBooked = true;
      };
      if (event) await commit((change) => takeEvent({ ...change, confirmPaidStay, noteBooked }, event));
      if (isBooked) onBooked();
      return { received: true };
    },

    /** Records no entry before the provider reports that the money went back. */
    async refund(entryId: string, request: z.output<typeof newRefund>): Promise<AnswerOf<Rows['refund']>> {
      if (!cards) throw conflict(say('cardsNotSetUp'));
      const refund = await transact(database, (trx) => recordRefund(trx, { ...request, entryId, now: clock.now() }));
      if (refund.status === 'FAILED') throw conflict(say('cardRefundRefused'));
      if (refund.refundId === null) await askProvider(cards, refund);
      return { status: 'PENDING' };
    },

    async standing(): Promise<CardsStatus> {
      const warnings = await listWarnings(database, MAX_WARNINGS);
      return {
        isOn: cards !== undefined,
        isTest: cards?.isTest ?? false,
        address: `${origin}/api/payments/stripe/events`,
        waitingSince: (cards && (await findWait(database))) ?? null,
        warnings: warnings.map(({ eventId, kind, amount, currency, paymentId, createdAt, bookingId, guestName }) => ({
          ...{ id: eventId, kind, amount, currency, payment: paymentId, bookingId, guestName, createdAt },
        })),
      };
    },

    async dismiss(id: string): Promise<void> {
      if (!(await transact(database, (trx) => deleteWarning(trx, id)))) throw notFound();
    },

    async resume(): Promise<void> {
      await transact(database, async (trx) => {
        await deleteWait(trx);
        await closeHeldOrders(trx);
      });
    },
  };
}

type RefundRequest = z.output<typeof newRefund> & { readonly entryId: string; readonly now: Date };

/**
 * Records that a card payment is to be refunded, before the provider is asked. An unanswered refund is requested again
 * under its first key, so that no money goes back twice.
 */
async function recordRefund(trx: Trx, { entryId, amount, key, now }: RefundRequest): Promise<StoredRefund> {
  const { bookingId, purpose } = requireFound(await findEntry(trx, 'id', entryId), say('entryUnknown'));
  const payment = await findPayment(trx, 'entry_id', entryId);
  if (!payment) throw conflict(say('notPaidByCard'));
  const known = await findRefund(trx, 'id', key);
  if (known && known.paymentId !== payment.paymentId) throw conflict(say('refundOfAnother'));
  if (known) return known;
  const all = await listRefunds(trx, bookingId);
  const refunds = all.filter(({ of }) => of === entryId);
  const unanswered = refunds.find(({ status, refundId }) => status === 'PENDING' && refundId === null);
  if (unanswered?.amount === amount) return unanswered;
  if (unanswered) {
    throw conflict(say('refundUnanswered', { amount: formatEuros(unanswered.amount) }));
  }
  const balance = balanceOf(await listEntries(trx, bookingId), purpose);
  const pending = all
    .filter((refund) => refund.status === 'PENDING' && refund.purpose === purpose)
    .reduce((sum, refund) => sum + refund.amount, 0);
  const fault = findRefundFault({ amount, paid: payment.entry.amount, refunds, balance, pending });
  if (fault) throw conflict(fault);
  const refund: StoredRefund = {
    ...{ id: key, refundId: null, paymentId: payment.paymentId, amount, status: 'PENDING', entryId: null },
    createdAt: now.toISOString(),
  };
  await insertRefund(trx, refund);
  return refund;
}
