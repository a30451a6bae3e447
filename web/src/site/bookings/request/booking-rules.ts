import { stayRequest } from '@approdo/shared/contract/bookings/booking-requests';
import { MAX_EXTRAS_CHOSEN } from '@approdo/shared/contract/prices/extras-chosen';
import { isLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { isRangeFree, type PlannedBooking } from '@approdo/shared/domain/stays/availability';
import type { StayRuleChecker } from '@approdo/shared/domain/stays/rule-faults';
import { findStayFaults, type Stay } from '@approdo/shared/domain/stays/stay';
import { type MessagesByName, say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import { type Reading, readWith } from '../../forms/use-submission.ts';
import type { BookingDraft } from './booking-draft.ts';
import { offerFor, type RequestOffer, readChildren, wishesIn } from './request-offer.ts';

/** The languages of the site, and the one of the page. */
export type LanguageChoice = { readonly offered: readonly Language[]; readonly read: Language };

/** The facts that requested dates are checked against. */
export type Availability = {
  readonly bookings: readonly PlannedBooking[];
  readonly today: LocalDate;
  readonly sameDayTurnover: boolean;
  readonly maxGuests: number;
  /** The languages of letters to choose from; left out if there is no choice. */
  readonly languageChoice?: LanguageChoice | undefined;
  /** Checks the rules of stay; left out if there are none. */
  readonly judge?: StayRuleChecker | undefined;
};

/** The dates of a draft, if both are valid. */
export function findStay({ startDate, endDate }: BookingDraft): Stay | undefined {
  return isLocalDate(startDate) && isLocalDate(endDate) ? { startDate, endDate } : undefined;
}

/** Faults of the dates as messages to translate; for a lone check-in, whether any stay may begin on it. */
export function findDateFaults(draft: BookingDraft, availability: Availability): MessagesByName {
  const { bookings, today, sameDayTurnover, judge } = availability;
  const stay = findStay(draft);
  if (!stay) return findArrivalFault(draft, availability);
  const dateFaults = findStayFaults(stay, today);
  const faults = Object.keys(dateFaults).length > 0 ? dateFaults : (judge?.findFaults(stay) ?? {});
  if (Object.keys(faults).length > 0) return { ...faults };
  return isRangeFree(stay, bookings, { sameDayTurnover }) ? {} : { startDate: say('datesTaken') };
}

/** Why no stay may begin on a lone check-in. */
function findArrivalFault({ startDate, endDate }: BookingDraft, { today, judge }: Availability): MessagesByName {
  if (!judge || endDate !== '' || !isLocalDate(startDate) || startDate < today) return {};
  const fault = judge.findArrivalFault(startDate);
  return fault === undefined ? {} : { startDate: fault };
}

/** The language of letters: the chosen one if still offered, else that of the page. */
export function chosenLanguage({ language }: BookingDraft, { offered, read }: LanguageChoice): Language {
  return offered.find((one) => one === language) ?? read;
}

/** The texts of choice faults. */
type ChoiceWords = {
  readonly tooManyGuests: (max: number) => string;
  readonly noAdult: string;
  readonly tooManyExtras: (max: number) => string;
};

type ReadOptions = {
  readonly availability: Availability;
  readonly offer?: RequestOffer;
  /** As typed; blank for none. */
  readonly code?: string;
  readonly words: ChoiceWords;
};

/** The request of a draft, or all its faults by field in form order. */
export function readRequest(draft: BookingDraft, options: ReadOptions): Reading<z.output<typeof stayRequest>> {
  const { availability, offer = offerFor(draft, undefined, availability.today), code = '', words } = options;
  const { startDate, endDate, guestName, guestEmail, guestPhone, note } = draft;
  const reading = readWith(stayRequest, {
    ...{ startDate, endDate, guestName, guestEmail, guestPhone, note },
    numberOfGuests: Number.parseInt(draft.numberOfGuests, 10),
    foundBy: draft.foundBy || null,
    linen: draft.linen && offer.hasLinen,
    ...(offer.childAge !== null && { children: readChildren(draft, offer) }),
    ...(offer.extras.length > 0 && { extras: wishesIn(draft, offer) }),
    ...(code.trim() !== '' && { code: code.trim() }),
    ...(availability.languageChoice && { language: chosenLanguage(draft, availability.languageChoice) }),
  });
  const faults = {
    ...findDateFaults(draft, availability),
    ...('faults' in reading && reading.faults),
    ...findChoiceFaults(draft, { availability, offer, words }),
  };
  return Object.keys(faults).length > 0 ? { faults } : reading;
}

function findChoiceFaults(
  draft: BookingDraft,
  { availability, offer, words }: { readonly offer: RequestOffer } & Pick<ReadOptions, 'availability' | 'words'>,
): MessagesByName {
  return {
    ...(!fits(draft, availability) && { numberOfGuests: words.tooManyGuests(availability.maxGuests) }),
    ...(readChildren(draft, offer) === undefined && { children: words.noAdult }),
    ...(wishesIn(draft, offer).length > MAX_EXTRAS_CHOSEN && { extras: words.tooManyExtras(MAX_EXTRAS_CHOSEN) }),
  };
}

/** False for an invalid number too. */
function fits({ numberOfGuests }: BookingDraft, { maxGuests }: Availability): boolean {
  return Number(numberOfGuests) <= maxGuests;
}
