import type { AnswerOf } from '@approdo/shared/contract/base/endpoint';
import type { cardPayments } from '@approdo/shared/contract/money/card-payments';
import { say } from '@approdo/shared/words/say';
import type { Logger } from 'pino';
import {
  type CardCheckout,
  CardFault,
  type CardOrder,
  type CardPurpose,
  type OpenedCheckout,
} from '../../../../adapters/card-checkout/card-checkout.ts';
import type { Clock } from '../../../../adapters/clock.ts';
import { waitAtMost } from '../../../../adapters/waiting.ts';
import type { Database } from '../../../../db/database.ts';
import { transact } from '../../../../db/transaction.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import type { LocaleContext } from '../../../../http/locale-context.ts';
import { conflict } from '../../../../http/problems.ts';
import type { Limits } from '../../../base/limits/index.ts';
import { bookingNotFound, extendHold, getBooking, isOwn } from '../../../stays/stays/index.ts';
import { updateOrder } from './orders.repository.ts';
import { cardAway, placeOrder, storePage } from './place-order.ts';

type CheckoutNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Logger;
  readonly origin: string;
  /** Undefined where no provider is configured. */
  readonly cards: CardCheckout | undefined;
};

type OpenContext = Pick<LocaleContext, 'language'> & { readonly caller: Caller };

/** How long a cancellation waits for its checkout pages to close; closing continues after that. */
const CLOSING_MS = 2000;

export type Checkouts = ReturnType<typeof createCheckouts>;

/** The provider's checkout pages: opened for what is due, and closed when nothing is due any more. */
export function createCheckouts({ database, clock, limits, log, origin, cards }: CheckoutNeeds) {
  const opening = new Map<string, Promise<OpenedCheckout>>();

  /** Two simultaneous clicks share one page. */
  function openOnce(provider: CardCheckout, order: CardOrder): Promise<OpenedCheckout> {
    const begun = opening.get(order.id);
    if (begun) return begun;
    const opened = provider.open(order).finally(() => opening.delete(order.id));
    opening.set(order.id, opened);
    return opened;
  }

  async function openPage(provider: CardCheckout, order: CardOrder): Promise<OpenedCheckout> {
    const opened = await openOnce(provider, order).catch(async (error: unknown) => {
      if (!(error instanceof CardFault)) throw error;
      log.warn({ err: error, trouble: error.trouble }, 'the page for a payment by card could not be opened');
      if (error.trouble === 'refused') {
        await transact(database, (trx) => updateOrder(trx, order.id, { status: 'CLOSED' }));
      }
      throw cardAway();
    });
    const storedPage = await transact(database, async (trx) => {
      const page = await storePage(trx, order.id, opened);
      if (page) await extendHold(trx, order.bookingId, page.expiresAt);
      return page;
    });
    if (storedPage) return storedPage;
    await closePage(provider, opened.id);
    throw conflict(say('nothingToPay'));
  }

  /** A page that cannot be closed expires after half an hour; a guest who pays there meanwhile is notified. */
  async function closePage(provider: CardCheckout, checkout: string): Promise<void> {
    await provider.close(checkout).catch((error: unknown) => {
      log.warn({ err: error }, 'the page for a payment by card could not be closed');
    });
  }

  return {
    async open(
      id: string,
      purpose: CardPurpose,
      context: OpenContext,
    ): Promise<AnswerOf<(typeof cardPayments)['checkout']>> {
      const { caller, language } = context;
      const { order, opened } = await transact(database, async (trx) => {
        const stay = await getBooking(trx, id);
        if (stay.isBlocked || !isOwn(stay, caller)) throw bookingNotFound();
        if (!cards) throw conflict(say('cardsNotTaken'));
        const placing = { stay, purpose, language, userId: caller.userId, minChargeCents: cards.minChargeCents };
        return await placeOrder(trx, placing, { clock, limits, origin });
      });
      if (!cards) throw conflict(say('cardsNotTaken'));
      const { url, expiresAt } = opened ?? (await openPage(cards, order));
      return { url, expiresAt: expiresAt.toISOString() };
    },

    /** Closes the pages of a cancelled stay; an unresponsive provider delays nobody for long. */
    async closePages(checkouts: readonly string[]): Promise<void> {
      if (!cards) return;
      await waitAtMost(CLOSING_MS, Promise.all(checkouts.map((checkout) => closePage(cards, checkout))));
    },
  };
}
