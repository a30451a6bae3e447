import type { QuoteAnswer } from '@approdo/shared/contract/prices/quote';
import { daysBetween } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { ChosenExtra } from '@approdo/shared/domain/prices/extra';
import { decideInstant, type InstantReason, type InstantRules } from '@approdo/shared/domain/prices/instant';
import type { PriceBook } from '@approdo/shared/domain/prices/price-book';
import { quoteStay } from '@approdo/shared/domain/prices/quote';
import { isRangeFree, type PlannedBooking } from '@approdo/shared/domain/stays/availability';
import { prepareStayRules } from '@approdo/shared/domain/stays/rule-faults';
import { countNights, listNights, type Stay } from '@approdo/shared/domain/stays/stay';
import type { StayRules } from '@approdo/shared/domain/stays/stay-rules';
import { describeQuote } from '@approdo/shared/words/prices/describe-quote';
import type { Trial } from './trial.ts';

/** The quote of a stay in words, with reasons; undefined if a night has no price. */
export function priceTrial(
  { asOf, ...stay }: Trial,
  { book, extras }: { readonly book: PriceBook; readonly extras: readonly ChosenExtra[] },
): QuoteAnswer | undefined {
  if (listNights(stay).some((night) => !book.findPrices(night))) return undefined;
  return describeQuote(quoteStay({ ...stay, extras }, book, { asOf }), {
    language: ITALIAN,
    detail: true,
    isOwner: true,
  });
}

/** The other facts that decide on instant confirmation. */
export type InstantSurroundings = {
  readonly rules: StayRules;
  readonly bookings: readonly PlannedBooking[];
  readonly importedStays: readonly Stay[];
  readonly sameDayTurnover: boolean;
  /** Whether all portal sales are known. */
  readonly areChannelsUpToDate: boolean;
};

/** Why a new guest would not be confirmed at once; empty if confirmed. */
export function judgeTrial(
  trial: Trial,
  {
    total,
    instant,
    surroundings,
  }: { readonly total: number | null; readonly instant: InstantRules; readonly surroundings: InstantSurroundings },
): readonly InstantReason[] {
  const { bookings, sameDayTurnover, areChannelsUpToDate } = surroundings;
  const { startDate, endDate, asOf, guests } = trial;
  const judge = prepareStayRules({ ...surroundings, today: asOf });
  return decideInstant({
    rules: instant,
    nights: countNights(trial),
    guests,
    daysAhead: daysBetween(asOf, startDate),
    total,
    breaksRules: Object.keys(judge.findFaults({ startDate, endDate })).length > 0,
    hasPastStay: false,
    isTaken: !isRangeFree({ startDate, endDate, isBlocked: false }, bookings, { sameDayTurnover }),
    areChannelsUpToDate,
    expiredHolds: 0,
    isOwner: false,
  });
}
