import type { AnswerOf } from '@approdo/shared/contract/base/endpoint';
import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';
import type { newEntry } from '@approdo/shared/contract/money/ledger-entry';
import type { BookingMoney, money, newSchedule } from '@approdo/shared/contract/money/payments';
import { type newPrice, priceSummary } from '@approdo/shared/contract/prices/booking-price';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { findEntryWarning } from '@approdo/shared/domain/money/ledger';
import { describeQuote } from '@approdo/shared/words/prices/describe-quote';
import type { z } from 'zod';
import type { Reader } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import type { Precondition } from '../../../http/calls/precondition.ts';
import { viewAs } from '../../../http/calls/view-as.ts';
import type { LocaleContext } from '../../../http/locale-context.ts';
import { hasDocuments } from '../../stays/documents/index.ts';
import {
  bookingNotFound,
  type CommitNeeds,
  createCommit,
  type GuestStay,
  getBooking,
  isOwn,
  type StayTransaction,
} from '../../stays/stays/index.ts';
import { readCardFacts } from './cards/card-payments.view.ts';
import type { ConfirmPaidStay } from './confirm-paid-stay.ts';
import { hasEntries } from './entries.repository.ts';
import { enterByHand, getStay, undoByHand, writerOf } from './entries-by-hand.ts';
import { createLedgers, type Ledgers, viewEntryForAdmin } from './ledgers.ts';
import { listDue } from './list-due.ts';
import { type MoneyFacts, viewMoneyForAdmin, viewMoneyForGuest, viewPrice } from './money.view.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import type { StoredPrice } from './payments.table.ts';
import { findPlan } from './plans.repository.ts';
import { hasOtherChoices, isForOtherChoices, quoteBooking, readPrices } from './price-stay.ts';
import { listPrices, listPricesThatHold, listPriceTotals } from './prices.repository.ts';
import { suggestRefundOf } from './refund.ts';
import { requireOpen, setPrice, setSchedule } from './set-price.ts';
import { findWayToPay } from './way-to-pay.repository.ts';
import type { Cards } from './ways-to-pay.ts';
import { retain, type Undoer } from './write-entries.ts';

type Rows = typeof money;

/** Which admin requests a change, and against which version. */
type WriteContext = LocaleContext & { readonly caller: Caller; readonly precondition: Precondition };

type PaymentsNeeds = CommitNeeds & {
  readonly readReceiptOf: Undoer['readReceiptOf'];
  readonly confirmPaidStay: ConfirmPaidStay;
  /** Called once a held stay is confirmed, after the commit. */
  readonly onBooked: () => void;
};

export type Payments = ReturnType<typeof createPayments>;

/** Prices, payments and due amounts of stays. */
export function createPayments({ readReceiptOf, confirmPaidStay, onBooked, ...needs }: PaymentsNeeds) {
  const { database, clock, cards, tax } = needs;
  const commit = createCommit(needs);
  const ledgers = createLedgers();
  const readFacts = async (reader: Reader, stay: GuestStay, language: Language): Promise<MoneyFacts> => ({
    ...(await readMoney(reader, stay, { cards, ledgers, now: clock.now() })),
    taxText: await tax.readText(reader, stay, language),
  });

  /** Throws 412 where price or instalments have changed since the admin read them. */
  async function changePlan(
    id: string,
    context: WriteContext,
    work: (change: StayTransaction, stay: GuestStay) => Promise<void>,
  ) {
    return await commit(async (change) => {
      const { trx } = change;
      const stay = requireOpen(await getBooking(trx, id));
      const view = async (now: GuestStay) =>
        viewMoneyForAdmin(await readFacts(trx, now, context.language), {
          language: context.language,
          today: clock.today(),
        });
      context.precondition(await view(stay));
      await work(change, stay);
      return await view(await getStay(trx, id));
    }, context.caller);
  }

  return {
    /** Throws 404 where the stay belongs to somebody else. */
    async get(id: string, { caller, ...locale }: LocaleContext & { readonly caller: Caller }): Promise<BookingMoney> {
      const stay = await getStay(database, id);
      const isAdmin = caller.role === 'ADMIN';
      if (!isAdmin && !isOwn(stay, caller)) throw bookingNotFound();
      const view = isAdmin ? viewMoneyForAdmin : viewMoneyForGuest;
      return view(await readFacts(database, stay, locale.language), {
        language: locale.language,
        today: clock.today(),
      });
    },

    /** The booking quoted by current prices, as of the day on which it was requested. */
    async quote(id: string, { language }: LocaleContext): Promise<AnswerOf<Rows['quote']>> {
      const stay = await getStay(database, id);
      const quote = quoteBooking(stay, await readPrices(database, stay));
      return describeQuote(quote, { language, detail: true, isOwner: true });
    },

    setPrice: (id: string, price: z.output<typeof newPrice>, context: WriteContext): Promise<BookingMoney> =>
      changePlan(id, context, async (change, stay) =>
        setPrice(change, { stay, price, prices: await readPrices(change.trx, stay) }),
      ),

    setSchedule: (id: string, schedule: z.output<typeof newSchedule>, context: WriteContext): Promise<BookingMoney> =>
      changePlan(id, context, (change, stay) => setSchedule(change, { stay, schedule })),

    ...createEntries({ readReceiptOf, confirmPaidStay, onBooked, ...needs }),

    async suggestRefund(id: string, by: 'GUEST' | 'OWNER' | undefined): Promise<AnswerOf<Rows['refundSuggestion']>> {
      const stay = await getStay(database, id);
      return await suggestRefundOf(database, stay, { by, today: clock.today() });
    },

    listDue: (): Promise<AnswerOf<Rows['due']>> => listDue(database, clock.today()),
  };
}

/** Entries in a stay's ledger: money paid, reversed, or retained. */
function createEntries({ readReceiptOf, confirmPaidStay, onBooked, ...needs }: PaymentsNeeds) {
  const { clock } = needs;
  const commit = createCommit(needs);

  return {
    async enter(bookingId: string, entry: z.output<typeof newEntry>, caller: Caller): Promise<AnswerOf<Rows['enter']>> {
      const { entry: written, isBooked } = await commit(
        (change) => enterByHand(change, { bookingId, entry }, { writer: writerOf(caller, clock), confirmPaidStay }),
        caller,
      );
      if (isBooked) onBooked();
      const warning = findEntryWarning(written);
      return { ...viewEntryForAdmin(written), ...(warning !== undefined && { warning }) };
    },

    async reverse(id: string, reason: string, caller: Caller): Promise<AnswerOf<Rows['reverse']>> {
      const undone = await commit((change) =>
        undoByHand(change, { id, reason }, { ...writerOf(caller, clock), readReceiptOf }),
      );
      return viewEntryForAdmin(undone);
    },

    async retain(
      bookingId: string,
      what: { readonly amount: number; readonly reason: string },
      caller: Caller,
    ): Promise<AnswerOf<Rows['retain']>> {
      const written = await commit(async ({ trx }) => {
        await getStay(trx, bookingId);
        return await retain(trx, { bookingId, ...what }, writerOf(caller, clock));
      });
      return written.map(viewEntryForAdmin);
    },
  };
}

/** A short summary of a stay's price in a language; null for stays from before prices were stored. */
export async function readPriceSummary(
  reader: Reader,
  stay: GuestStay,
  { language, prices }: { readonly language: Language; readonly prices?: readonly StoredPrice[] | undefined },
): Promise<BookingDetails['price']> {
  const price = viewPrice(prices ?? (await listPrices(reader, stay.id)), stay, { language, isStale: false });
  return price && viewAs(priceSummary, price);
}

/** The total of each stay in cents, null by agreement; stays from before prices were stored are left out. */
export async function readPriceTotals(
  reader: Reader,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  return await listPriceTotals(reader, bookingIds);
}

/** The price lines of each of these stays whose current price has a total. */
export async function readPricedLines(reader: Reader, bookingIds: readonly string[]): Promise<StoredPrice['lines'][]> {
  const prices = await listPricesThatHold(reader, bookingIds);
  return prices.filter(({ total }) => total !== null).map(({ lines }) => lines);
}

/** Whether a booking has payments, a receipt or a contract, and so may never be deleted. */
export async function hasMoney(reader: Reader, bookingId: string): Promise<boolean> {
  return (await hasEntries(reader, bookingId)) || (await hasDocuments(reader, bookingId));
}

type ReadNeeds = {
  readonly cards: Cards;
  readonly ledgers: Ledgers;
  readonly now: Date;
};

async function readMoney(reader: Reader, stay: GuestStay, readNeeds: ReadNeeds): Promise<Omit<MoneyFacts, 'taxText'>> {
  const prices = await listPrices(reader, stay.id);
  const price = prices.at(-1);
  const mayBeStale = price !== undefined && hasOtherChoices(price, stay);
  return {
    stay,
    prices,
    isForOtherChoices: mayBeStale && isForOtherChoices(price, stay, await readPrices(reader, stay)),
    plan: await findPlan(reader, stay.id),
    way: await findWayToPay(reader),
    ledger: await readNeeds.ledgers.read(reader, stay.id),
    terms: await getPaymentTerms(reader),
    card: await readCardFacts(reader, stay.id, readNeeds),
  };
}
