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
import type { AskedCode } from '../../prices/codes/index.ts';
import { askCode, isCodeWritten, useCode } from '../../prices/codes/index.ts';
import { judgeChoice, NOTHING_TAKEN } from '../../prices/extras/index.ts';
import { judgeStay, readChildAge, readLinenUntilDays, readPriceBook } from '../../prices/rates/index.ts';
import {
  ASKED_FOR,
  countOpenRequests,
  findBookingByRequestKey,
  type GuestStay,
  insertBooking,
  OPEN_ENDED,
  occupyDays,
  requireFreeDays,
} from '../../stays/stays/index.ts';
import { type BookingChange, type BookingNeeds, follow } from './booking-change.ts';
import { confirmAtOnce } from './instant/confirm-at-once.ts';
import { planExpiry } from './plan-expiry.ts';
import { findChildrenFault, findGuestsFault, requireSound } from './require-sound.ts';

/** Maximum pending requests per account: all appear in the public calendar, and the owner must answer each. */
const MOST_OPEN = 10;

type Requested = z.output<typeof stayRequest>;

type Asker = Pick<BookingNeeds, 'areChannelsSure' | 'readCardDeposit'> & {
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
  { caller, language: spoken, ...needs }: Asker,
  { language = spoken, key, code: written = '', instant, expectedTotal, extras: wishes, ...asked }: Requested,
): Promise<{ readonly stay: GuestStay; readonly isNew: boolean }> {
  const { trx, clock, limits } = change;
  const known = key === undefined ? undefined : await findBookingByRequestKey(trx, caller.userId, key);
  if (known) return { stay: known, isNew: false };
  const request = (await readChildAge(trx)) === null ? { ...asked, children: 0 } : asked;
  const property = await getProperty(trx);
  const today = clock.today();
  const code = isCodeWritten(written) ? await askCode(trx, written, { stay: request, asOf: today, caller }) : undefined;
  const dateFaults = findStayFaults(request, today);
  const areDatesSound = Object.keys(dateFaults).length === 0;
  const isBound = areDatesSound && caller.role !== 'ADMIN';
  const { faults, requestHours } = await judgeStay(trx, request, { isBound, today, language: spoken });
  const choice = await judgeChoice(trx, {
    before: NOTHING_TAKEN,
    wished: { linen: request.linen, extras: wishes },
    arrival: request.startDate,
    today,
    isOwner: caller.role === 'ADMIN',
    linenUntilDays: await readLinenUntilDays(trx),
    language: spoken,
  });
  requireSound({
    ...choice.faults,
    ...dateFaults,
    ...faults,
    ...findGuestsFault(request.numberOfGuests, property.maxGuests),
    ...findChildrenFault(request),
    ...(code?.fault && { code: sayCodeFault(code.fault, spoken) }),
  });
  const book = await readPriceBook(trx);
  const wish = { ...request, extras: choice.extras, guests: request.numberOfGuests };
  const quote = priceRequest(wish, book, { today, code });
  const asks = { stay: request, guests: request.numberOfGuests, asOf: today, total: quote.total, breaksRules: false };
  const atOnce = instant
    ? await confirmAtOnce(change, { ...asks, ...needs, rules: book.rules.instant, caller }, needs)
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
    ...ASKED_FOR,
    extras: choice.extras,
    requestKey: key ?? null,
    ...OPEN_ENDED,
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
  if (role === 'ADMIN' || (await countOpenRequests(trx, userId)) < MOST_OPEN) return;
  throw conflict(say('tooManyOpenRequests', { max: MOST_OPEN }));
}

/** `code` is undefined if none was sent. */
type Asking = { readonly today: LocalDate; readonly code: AskedCode | undefined };

/** The price of a request, read in its transaction. Throws 400 for a code if the price is by agreement. */
function priceRequest(stay: QuotedStay, book: PriceBook, { today, code }: Asking): Quote {
  const quote = quoteStay(stay, book, { asOf: today, code: code?.worth });
  if (code && quote.byAgreement) throw invalidFields({ code: say('codeByAgreement') });
  return quote;
}

/** Whether the code is the discount that applies. */
function isCodeUsed({ discounts }: Quote): boolean {
  return discounts?.taken?.reason === 'CODE';
}
