import type { stayRequest } from '@approdo/shared/contract/bookings/booking-requests';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import type { PriceBook } from '@approdo/shared/domain/prices/price-book';
import { type Quote, type QuotedStay, quoteStay } from '@approdo/shared/domain/prices/quote';
import { findStayFaults } from '@approdo/shared/domain/stays/stay';
import { sayCodeFault } from '@approdo/shared/words/prices/say-code-fault';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import { makeId } from '../../../adapters/random.ts';
import type { Trx } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { conflict, invalidFields } from '../../../http/problems.ts';
import { getProperty } from '../../content/property/index.ts';
import type { CheckedCode } from '../../prices/codes/index.ts';
import { checkCode, isCodeWritten, useCode } from '../../prices/codes/index.ts';
import { judgeChoice, NOTHING_TAKEN } from '../../prices/extras/index.ts';
import { judgeStay, readChildAge, readLinenUntilDays, readPriceBook } from '../../prices/rates/index.ts';
import {
  countOpenRequests,
  findBookingByRequestKey,
  type GuestStay,
  insertBooking,
  NO_STATUS_DETAILS,
  occupyDays,
  REQUESTED_ON_SITE,
  requireFreeDays,
} from '../../stays/stays/index.ts';
import { type BookingChange, type BookingNeeds, follow } from './booking-change.ts';
import { confirmAtOnce } from './instant/confirm-at-once.ts';
import { planExpiry } from './plan-expiry.ts';
import { findChildrenFault, findGuestsFault, requireNoFaults } from './require-no-faults.ts';

/** Maximum pending requests per account: all appear in the public calendar, and the owner must answer each. */
const MAX_OPEN_REQUESTS = 10;

type Requested = z.output<typeof stayRequest>;

type RequestContext = Pick<BookingNeeds, 'areChannelsUpToDate' | 'readCardDeposit'> & {
  readonly caller: Caller;
  readonly language: Language;
  /** Whether some portal just failed to answer. */
  readonly isPortalSilent: boolean;
};

/**
 * Makes a request, which occupies no days but may not ask for occupied ones. If the guest wishes and the owner's
 * conditions allow, it is a confirmed stay instead. A repeated key of the same account returns the first booking.
 */
export async function requestStay(
  change: BookingChange,
  { caller, language: siteLanguage, ...needs }: RequestContext,
  { language = siteLanguage, key, code: typedCode = '', instant, expectedTotal, extras: wishes, ...input }: Requested,
): Promise<{ readonly stay: GuestStay; readonly isNew: boolean }> {
  const { trx, clock, limits } = change;
  const existing = key === undefined ? undefined : await findBookingByRequestKey(trx, caller.userId, key);
  if (existing) return { stay: existing, isNew: false };
  const request = (await readChildAge(trx)) === null ? { ...input, children: 0 } : input;
  const property = await getProperty(trx);
  const today = clock.today();
  const code = isCodeWritten(typedCode)
    ? await checkCode(trx, typedCode, { stay: request, asOf: today, caller })
    : undefined;
  const dateFaults = findStayFaults(request, today);
  const areDatesSound = Object.keys(dateFaults).length === 0;
  const isBound = areDatesSound && caller.role !== 'ADMIN';
  const { faults, requestHours } = await judgeStay(trx, request, { isBound, today, language: siteLanguage });
  const choice = await judgeChoice(trx, {
    before: NOTHING_TAKEN,
    wished: { linen: request.linen, extras: wishes },
    arrival: request.startDate,
    today,
    isOwner: caller.role === 'ADMIN',
    linenUntilDays: await readLinenUntilDays(trx),
    language: siteLanguage,
  });
  requireNoFaults({
    ...choice.faults,
    ...dateFaults,
    ...faults,
    ...findGuestsFault(request.numberOfGuests, property.maxGuests),
    ...findChildrenFault(request),
    ...(code?.fault && { code: sayCodeFault(code.fault, siteLanguage) }),
  });
  const book = await readPriceBook(trx);
  const wish = { ...request, extras: choice.extras, guests: request.numberOfGuests };
  const quote = priceRequest(wish, book, { today, code });
  const candidate = {
    stay: request,
    guests: request.numberOfGuests,
    asOf: today,
    total: quote.total,
    breaksRules: false,
  };
  const atOnce = instant
    ? await confirmAtOnce(change, { ...candidate, ...needs, rules: book.rules.instant, caller }, needs)
    : undefined;
  if (!atOnce) await requireFewOpenRequests(trx, caller);
  await limits.spendIn(trx, 'bookingByUser', caller.userId);

  const now = clock.now().toISOString();
  const stay: GuestStay = {
    ...request,
    id: makeId(),
    userId: caller.userId,
    status: 'PENDING',
    isBlocked: false,
    language,
    ...REQUESTED_ON_SITE,
    extras: choice.extras,
    requestKey: key ?? null,
    ...NO_STATUS_DETAILS,
    ...planExpiry(clock.now(), { ...request, requestHours }),
    ...atOnce,
    createdAt: now,
    changedAt: now,
    sequence: 0,
    revision: 0,
  };
  await requireFreeDays(trx, stay, property);
  await insertBooking(trx, stay);
  if (atOnce) await occupyDays(trx, stay, property);
  if (code?.id !== undefined && isCodeUsed(quote)) await useCode(trx, stay.id, code.id);
  await follow(change, { kind: kindOf(stay), before: null, after: stay, property, expectedTotal });
  return { stay, isNew: true };
}

function kindOf({ status, heldUntil }: GuestStay): 'REQUESTED' | 'BOOKED' | 'HELD' {
  if (status !== 'CONFIRMED') return 'REQUESTED';
  return heldUntil === null ? 'BOOKED' : 'HELD';
}

/** Throws 409, not 429: a decision makes room, waiting does not. The owner, who books for guests, has no limit. */
async function requireFewOpenRequests(trx: Trx, { role, userId }: Caller): Promise<void> {
  if (role === 'ADMIN' || (await countOpenRequests(trx, userId)) < MAX_OPEN_REQUESTS) return;
  throw conflict(say('tooManyOpenRequests', { max: MAX_OPEN_REQUESTS }));
}

/** `code` is undefined if none was sent. */
type PricingContext = { readonly today: LocalDate; readonly code: CheckedCode | undefined };

/** The price of a request, read in its transaction. Throws 400 for a code if the price is by agreement. */
function priceRequest(stay: QuotedStay, book: PriceBook, { today, code }: PricingContext): Quote {
  const quote = quoteStay(stay, book, { asOf: today, code: code?.worth });
  if (code && quote.byAgreement) throw invalidFields({ code: say('codeByAgreement') });
  return quote;
}

/** Whether the code is the discount that applies. */
function isCodeUsed({ discounts }: Quote): boolean {
  return discounts?.taken?.reason === 'CODE';
}
