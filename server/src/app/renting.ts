import type { Logger } from 'pino';
import type { PictureFiles } from '../adapters/picture-files.ts';
import type { OpenStoredValue } from '../adapters/stored-values.ts';
import type { BookingNeeds } from '../features/bookings/bookings/booking-change.ts';
import { createBookingViews, type GuestTasks, type StayParts } from '../features/bookings/bookings/booking-views.ts';
import { bookingsRoutes } from '../features/bookings/bookings/bookings.routes.ts';
import { createBookings } from '../features/bookings/bookings/bookings.service.ts';
import { confirmPaidStay } from '../features/bookings/bookings/instant/confirm-paid-stay.ts';
import { createHoldExpiry } from '../features/bookings/bookings/instant/expire-holds.ts';
import { createInstantCheck } from '../features/bookings/bookings/instant/judge-instant.ts';
import { createRequestExpiry } from '../features/bookings/bookings/request-expiry.ts';
import { awaitsReview } from '../features/bookings/reviews/index.ts';
import { reviewsRoutes } from '../features/bookings/reviews/reviews.routes.ts';
import { createReviews } from '../features/bookings/reviews/reviews.service.ts';
import { readReadyDays } from '../features/bookings/turnovers/index.ts';
import { propertyRoutes } from '../features/content/property/property.routes.ts';
import { createProperty } from '../features/content/property/property.service.ts';
import { findCheckInEnd } from '../features/law/register/index.ts';
import { createConversationRounds } from '../features/messages/conversations/conversation-rounds.ts';
import { conversationsRoutes } from '../features/messages/conversations/conversations.routes.ts';
import {
  createConversations,
  readUnanswered,
  readUnread,
} from '../features/messages/conversations/conversations.service.ts';
import { notifyOfWaitingExtras } from '../features/messages/letters/notify-of-extras.ts';
import { notifyOfWaitingRequests } from '../features/messages/letters/notify-of-requests.ts';
import { createTimedLetters } from '../features/messages/letters/timed-letters.ts';
import { contactRoutes } from '../features/messages/messages/messages.routes.ts';
import { createContact } from '../features/messages/messages/messages.service.ts';
import { readContractSummaries } from '../features/money/contracts/contract-summaries.ts';
import { createContractTemplates } from '../features/money/contracts/contract-template.service.ts';
import { contractsRoutes } from '../features/money/contracts/contracts.routes.ts';
import { createContracts } from '../features/money/contracts/contracts.service.ts';
import { findRegistrationWarning } from '../features/money/contracts/find-registration-warning.ts';
import { readCardDeposit as readDueByCard } from '../features/money/payments/cards/card-deposit.ts';
import { cardPaymentsRoutes } from '../features/money/payments/cards/cards.routes.ts';
import { createCardPayments } from '../features/money/payments/cards/cards.service.ts';
import { createCheckouts } from '../features/money/payments/cards/checkouts.ts';
import type { ConfirmPaidStay } from '../features/money/payments/confirm-paid-stay.ts';
import { readMoneySummaries } from '../features/money/payments/money-summaries.ts';
import { createPaymentReminders } from '../features/money/payments/payment-reminders.ts';
import { createPaymentSettings } from '../features/money/payments/payment-settings.service.ts';
import {
  cancellationTermsRoutes,
  moneyRoutes,
  paymentSettingsRoutes,
} from '../features/money/payments/payments.routes.ts';
import { createPayments, hasMoney, readPriceSummary } from '../features/money/payments/payments.service.ts';
import { openReceiptNumbers } from '../features/money/receipts/receipt-numbers.ts';
import { readReceiptSummaries } from '../features/money/receipts/receipt-summaries.ts';
import { readReceiptOf } from '../features/money/receipts/receipted-entries.ts';
import { receiptsRoutes } from '../features/money/receipts/receipts.routes.ts';
import { createReceipts } from '../features/money/receipts/receipts.service.ts';
import { historyRoutes } from '../features/operations/history/history.routes.ts';
import { createBookingHistory } from '../features/operations/history/history.service.ts';
import { createForgetting } from '../features/operations/privacy/forgetting.ts';
import { privacyRoutes } from '../features/operations/privacy/privacy.routes.ts';
import { createPrivacy } from '../features/operations/privacy/privacy.service.ts';
import { createPrivacySettings } from '../features/operations/privacy/privacy-settings.service.ts';
import { tasksRoutes } from '../features/operations/tasks/tasks.routes.ts';
import { createTasks } from '../features/operations/tasks/tasks.service.ts';
import type { Visits } from '../features/operations/visits/visits.service.ts';
import { discountCodesRoutes } from '../features/prices/codes/codes.routes.ts';
import { createDiscountCodes } from '../features/prices/codes/codes.service.ts';
import { createCodeAttempts } from '../features/prices/codes/index.ts';
import { readPriceBook } from '../features/prices/rates/index.ts';
import { createPriceRules } from '../features/prices/rates/price-rules.service.ts';
import { createPublicPrices } from '../features/prices/rates/public-prices.service.ts';
import { createQuotes } from '../features/prices/rates/quotes.service.ts';
import { priceRulesRoutes, pricesRoutes, ratesRoutes, stayRulesRoutes } from '../features/prices/rates/rates.routes.ts';
import { createRates } from '../features/prices/rates/rates.service.ts';
import { createStayRules } from '../features/prices/rates/stay-rules.service.ts';
import { calendarRoutes } from '../features/stays/calendar/calendar.routes.ts';
import { createCalendar } from '../features/stays/calendar/calendar.service.ts';
import { documentsRoutes } from '../features/stays/documents/documents.routes.ts';
import { createDocuments } from '../features/stays/documents/documents.service.ts';
import type { ReadPaperLogo } from '../features/stays/documents/index.ts';
import { guideRoutes } from '../features/stays/guide/guide.routes.ts';
import { createPropertyGuide } from '../features/stays/guide/guide.service.ts';
import { followTurnover, type GuestStay } from '../features/stays/stays/index.ts';
import type { Basics } from './basics.ts';
import type { Memory } from './memory.ts';
import { STAY_CHANGES } from './stay-changes.ts';

type RentingNeeds = Basics & {
  readonly pictures: PictureFiles;
  readonly countStep: Visits['countStep'];
  readonly readChannels: BookingNeeds['readChannels'];
  readonly areChannelsUpToDate: BookingNeeds['areChannelsUpToDate'];
  readonly openStoredValue: OpenStoredValue;
  readonly log: Logger;
  readonly memory: Memory;
  readonly readPaperLogo: ReadPaperLogo;
};

/** The property and its stays: prices, bookings, payments, conversations and documents. */
export function createRenting(all: RentingNeeds) {
  const { pictures, countStep, readChannels, areChannelsUpToDate, openStoredValue, log, memory, ...basics } = all;
  const paid = createPaidStays(countStep);
  const attemptCode = createCodeAttempts(basics);
  const readCardDeposit: BookingNeeds['readCardDeposit'] = (reader, priced) =>
    readDueByCard(reader, priced, basics.cards);
  const guide = createPropertyGuide(basics);
  const payments = createPayments({ ...basics, ...paid, readReceiptOf });
  const checkouts = createCheckouts({ ...basics, log });
  const paymentSettings = createPaymentSettings(basics);
  const conversations = createConversations(basics);
  const documents = createDocuments({
    ...basics,
    factReaders: [(reader, { id }) => readReceiptSummaries(reader, id), readContractSummaries],
    findWarning: findRegistrationWarning,
  });
  const numbers = openReceiptNumbers(openStoredValue);
  const parts: StayParts = {
    price: (stay, { language }) => readPriceSummary(basics.database, stay, { language }),
    documents: documents.listFor,
    guide: guide.daysFor,
    unread: ({ id }, { caller }) => conversations.countUnreadOf({ id, caller }),
  };
  const readGuestTasks = createGuestTasks(basics);
  return {
    paid,
    receiptNumbers: numbers,
    rounds: createRounds({ ...basics, log, memory, numbers, checkouts }),
    handlers: {
      bookingHistory: historyRoutes(createBookingHistory(basics)),
      bookings: bookingsRoutes(
        createBookings({
          ...basics,
          stayChanges: STAY_CHANGES,
          countStep,
          readChannels,
          attemptCode,
          areChannelsUpToDate,
          readCardDeposit,
          hasMoney,
          closePages: checkouts.closePages,
        }),
        createBookingViews({
          ...basics,
          ...{ parts, readGuestTasks, hasMoney, readMoneySummaries, readUnread, readUnanswered },
        }),
      ),
      calendar: calendarRoutes(createCalendar({ ...basics, readPriceBook, readReadyDays })),
      cancellationTerms: cancellationTermsRoutes(paymentSettings),
      cardPayments: cardPaymentsRoutes(createCardPayments({ ...basics, ...paid, log }), checkouts),
      contracts: contractsRoutes(createContracts(basics), createContractTemplates(basics)),
      discountCodes: discountCodesRoutes(createDiscountCodes(basics)),
      documents: documentsRoutes(documents),
      contact: contactRoutes(createContact(basics)),
      guide: guideRoutes(guide),
      conversations: conversationsRoutes(conversations),
      money: moneyRoutes(payments),
      paymentSettings: paymentSettingsRoutes(paymentSettings),
      privacy: privacyRoutes(createPrivacy(basics), createPrivacySettings(basics)),
      property: propertyRoutes(createProperty({ ...basics, pictures, followTurnover })),
      priceRules: priceRulesRoutes(createPriceRules(basics)),
      prices: pricesRoutes(createPublicPrices({ ...basics, createReadCache: memory.createReadCache })),
      rates: ratesRoutes(
        createRates(basics),
        createQuotes({
          ...basics,
          createReadCache: memory.createReadCache,
          attemptCode,
          checkInstant: createInstantCheck({ ...basics, areChannelsUpToDate, readCardDeposit }),
        }),
      ),
      receipts: receiptsRoutes(createReceipts({ ...basics, numbers })),
      reviews: reviewsRoutes(createReviews(basics)),
      stayRules: stayRulesRoutes(createStayRules(basics)),
      tasks: tasksRoutes(createTasks(basics)),
    },
  };
}

function createGuestTasks({ database, clock }: Pick<Basics, 'database' | 'clock'>) {
  return async (stay: GuestStay): Promise<GuestTasks> => {
    const checkInUntil = await findCheckInEnd(database, stay, clock.now());
    return {
      ...(checkInUntil !== undefined && { checkInUntil }),
      ...((await awaitsReview(database, stay, clock.today())) && { canReview: true as const }),
    };
  };
}

type RoundsNeeds = Basics &
  Pick<RentingNeeds, 'log' | 'memory'> & {
    readonly numbers: ReturnType<typeof openReceiptNumbers>;
    readonly checkouts: ReturnType<typeof createCheckouts>;
  };

/** Scheduled work. */
function createRounds({ memory, numbers, checkouts, ...basics }: RoundsNeeds) {
  return {
    conversationRounds: createConversationRounds(basics),
    forgetting: createForgetting(basics),
    keepReceiptNumbers: () => numbers.rememberAll(basics.database),
    paymentReminders: createPaymentReminders(basics),
    timedLetters: createTimedLetters(basics),
    requestExpiry: createRequestExpiry({
      ...basics,
      stayChanges: STAY_CHANGES,
      onExpired: memory.change,
      async notifyOfWaiting() {
        const notified = [await notifyOfWaitingRequests(basics), await notifyOfWaitingExtras(basics)];
        return notified.includes(true);
      },
    }),
    holdExpiry: createHoldExpiry({
      ...basics,
      stayChanges: STAY_CHANGES,
      onHoldsExpired: memory.change,
      closePages: checkouts.closePages,
    }),
  };
}

/** Confirms a stay whose days are held until its payment; it counts as any confirmation. */
function createPaidStays(countStep: Visits['countStep']) {
  return {
    confirmPaidStay: ((change, stay) =>
      confirmPaidStay({ ...change, stayChanges: STAY_CHANGES }, stay)) satisfies ConfirmPaidStay,
    onBooked: () => countStep('CONFIRMATION'),
  };
}
