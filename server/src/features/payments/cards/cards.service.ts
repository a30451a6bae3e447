import { setTimeout } from 'node:timers/promises';
import type { AnswerOf } from '@approdo/shared/contract/endpoint';
import type { CardsStanding, cardPayments, newRefund } from '@approdo/shared/contract/money/card-payments';
import { say } from '@approdo/shared/words/say';
import type { Logger } from 'pino';
import type { z } from 'zod';
import {
  type CardCheckout,
  CardFault,
  type CardOrder,
  type CardPurpose,
  ForgedEvent,
  type OpenedCheckout,
} from '../../../adapters/card-checkout/card-checkout.ts';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { conflict, HttpProblem, invalid, notFound } from '../../../http/problems.ts';
import type { Speech } from '../../../http/speech.ts';
import type { Limits } from '../../limits/index.ts';
import { bookingNotFound, getBooking, isOwn, type StayTransaction } from '../../stays/index.ts';
import { noteRefund } from './ask-refund.ts';
import { nameRefund, updateRefund } from './card-payments.repository.ts';
import type { StoredRefund } from './cards.table.ts';
import { deleteWarning, listWarnings } from './events.repository.ts';
import { closeHeldOrders, deleteWait, findWait, updateOrder } from './orders.repository.ts';
import { cardAway, keepOpened, placeOrder } from './place-order.ts';
import { takeEvent } from './take-event.ts';

type Rows = typeof cardPayments;

type CardNeeds = Omit<StayTransaction, 'trx' | 'cards'> & {
  readonly database: Database;
  readonly limits: Limits;
  readonly log: Logger;
  /** Called once mail is queued for good. */
  readonly wakeMail: () => void;
  /** Undefined where no provider is configured. */
  readonly cards: CardCheckout | undefined;
};

type Asking = Pick<Speech, 'language'> & { readonly caller: Caller };

/** The most warnings that are shown at once. */
const MOST_WARNINGS = 50;

/** How long who calls a stay off waits for its pages to be closed, which goes on thereafter. */
const CLOSING_MS = 2000;

const NOT_OURS = say('signatureInvalid');

/** Payments by card: opened here, paid at the provider's, written down only by what its events say. */
export function createCardPayments({ database, limits, log, wakeMail, ...needs }: CardNeeds) {
  const { clock, origin, cards } = needs;
  const opening = new Map<string, Promise<OpenedCheckout>>();

  /** Two clicks open one page, though neither of them is answered yet. */
  function open(provider: CardCheckout, order: CardOrder): Promise<OpenedCheckout> {
    const begun = opening.get(order.id);
    if (begun) return begun;
    const opened = provider.open(order).finally(() => opening.delete(order.id));
    opening.set(order.id, opened);
    return opened;
  }

  async function openPage(provider: CardCheckout, order: CardOrder): Promise<OpenedCheckout> {
    const opened = await open(provider, order).catch(async (error: unknown) => {
      if (!(error instanceof CardFault)) throw error;
      log.warn({ err: error, trouble: error.trouble }, 'the page for a payment by card could not be opened');
      if (error.trouble === 'refused') {
        await transact(database, (trx) => updateOrder(trx, order.id, { status: 'CLOSED' }));
      }
      throw cardAway();
    });
    const kept = await transact(database, (trx) => keepOpened(trx, order.id, opened));
    if (kept) return kept;
    await closePage(provider, opened.id);
    throw conflict(say('nothingToPay'));
  }

  /** A page that stays open is closed by the provider once its half hour is over; who pays there is told. */
  async function closePage(provider: CardCheckout, checkout: string): Promise<void> {
    await provider.close(checkout).catch((error: unknown) => {
      log.warn({ err: error }, 'the page for a payment by card could not be closed');
    });
  }

  async function askProvider(provider: CardCheckout, { id, paymentId, amount }: StoredRefund): Promise<void> {
    const refundId = await provider.refund(paymentId, amount, id).catch(async (error: unknown) => {
      if (!(error instanceof CardFault)) throw error;
      log.warn({ err: error, trouble: error.trouble }, 'a payment by card could not be given back');
      if (error.trouble === 'down') throw new HttpProblem(503, NO_ANSWER, { retryAfterSeconds: 10 });
      await transact(database, (trx) => updateRefund(trx, id, { status: 'FAILED' }));
      throw conflict(REFUSED);
    });
    await transact(database, (trx) => nameRefund(trx, id, refundId));
  }

  return {
    async checkout(id: string, purpose: CardPurpose, asking: Asking): Promise<AnswerOf<Rows['checkout']>> {
      const { caller, language } = asking;
      const { order, opened } = await transact(database, async (trx) => {
        const stay = await getBooking(trx, id);
        if (stay.isBlocked || !isOwn(stay, caller)) throw bookingNotFound();
        if (!cards) throw conflict(say('cardsNotTaken'));
        const placing = { stay, purpose, language, userId: caller.userId, least: cards.least };
        return await placeOrder(trx, placing, { clock, limits, origin });
      });
      if (!cards) throw conflict(say('cardsNotTaken'));
      const { url, expiresAt } = opened ?? (await openPage(cards, order));
      return { url, expiresAt: expiresAt.toISOString() };
    },

    /** Takes away the pages of a stay that was called off; a provider that is silent holds nobody up for long. */
    async closePages(checkouts: readonly string[]): Promise<void> {
      if (!cards) return;
      const closing = Promise.all(checkouts.map((checkout) => closePage(cards, checkout)));
      await within(CLOSING_MS, closing);
    },

    /** Throws 400 for what the provider did not sign. */
    async takeEvent(bytes: Uint8Array, signature: string): Promise<AnswerOf<Rows['takeEvent']>> {
      if (!cards) throw invalid(NOT_OURS);
      const event = await cards.readEvent(bytes, signature).catch((error: unknown) => {
        throw error instanceof ForgedEvent ? invalid(NOT_OURS) : error;
      });
      if (event) {
        await transact(database, (trx) => takeEvent({ ...needs, limits, trx }, event));
        wakeMail();
      }
      return { received: true };
    },

    /** Nothing is written down as given back before the provider tells so. */
    async refund(entryId: string, asked: z.output<typeof newRefund>): Promise<AnswerOf<Rows['refund']>> {
      if (!cards) throw conflict(NOT_CONFIGURED);
      const refund = await transact(database, (trx) => noteRefund(trx, { ...asked, entryId, now: clock.now() }));
      if (refund.status === 'FAILED') throw conflict(REFUSED);
      if (refund.refundId === null) await askProvider(cards, refund);
      return { status: 'PENDING' };
    },

    async standing(): Promise<CardsStanding> {
      const warnings = await listWarnings(database, MOST_WARNINGS);
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

const NO_ANSWER =
  'Il servizio di pagamento non risponde: non sappiamo se il rimborso è partito. Riprova con lo stesso importo: non partirà due volte.';
const REFUSED =
  'Il servizio di pagamento non ha accettato il rimborso: guarda lì perché, o restituisci i soldi in un altro modo.';
const NOT_CONFIGURED = 'I pagamenti con carta non sono impostati: rimborsa dal servizio di pagamento';

/** Resolves once the work is done, or the time is over. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const patience = new AbortController();
  const waited = setTimeout(milliseconds, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([work, waited]).finally(() => patience.abort());
}
