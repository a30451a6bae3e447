import type { LocalDate } from '../../base/date/local-date.ts';
import { countNights, type Stay } from '../../stays/stay.ts';
import { nightsWithin } from '../income.ts';
import { SHORT_LET_NIGHTS } from './flat-tax.ts';
import { hasNightIn, isOfYear, linkedIds, listCounted, type YearFacts } from './year-figures.ts';

export const WARNING_CODES = ['DOUBLE', 'CURRENCY', 'UNEXPLAINED', 'PRICE', 'LONG', 'NIGHTS'] as const;

/** What to say of one, and of several, in Italian. */
const WORDS: Readonly<Record<(typeof WARNING_CODES)[number], readonly [one: string, many: string]>> = {
  DOUBLE: [
    'soggiorno dei portali coincide con una prenotazione: collegalo',
    'soggiorni dei portali coincidono con prenotazioni: collegali',
  ],
  CURRENCY: [
    'importo in altra valuta non conta: scrivi gli euro',
    'importi in altra valuta non contano: scrivi gli euro',
  ],
  UNEXPLAINED: ['soggiorno dei portali non torna', 'soggiorni dei portali non tornano'],
  PRICE: ['soggiorno senza prezzo', 'soggiorni senza prezzo'],
  LONG: [
    'soggiorno oltre 30 notti: il contratto si registra, e qui la base non lo conta',
    'soggiorni oltre 30 notti: il contratto si registra, e qui la base non li conta',
  ],
  NIGHTS: [
    'notte dei portali senza un file che dica quanto ha reso',
    'notti dei portali senza un file che dica quanto hanno reso',
  ],
};

/** What keeps the accounts of a year from being right; a code without any is left out. `path` is under /admin. */
export function warnOfYear(year: number, facts: YearFacts) {
  const counts = countFaults(year, facts);
  return WARNING_CODES.flatMap((code) => {
    const { count, path } = counts[code];
    const [one, many] = WORDS[code];
    return count === 0 ? [] : [{ code, count, text: `${count} ${count === 1 ? one : many}`, path }];
  });
}

function countFaults(year: number, facts: YearFacts) {
  const { own, portalStays, channelStays, expenses } = facts;
  const linked = linkedIds(portalStays);
  const ofYear = portalStays.filter((stay) => isOfYear(year, stay));
  const confirmed = own.filter(({ closedOn }) => closedOn === undefined);
  const [ownNights, portalNights] = [nightsOf(year, confirmed), nightsOf(year, portalStays)];
  const untold = [...nightsOf(year, channelStays)].filter((night) => !ownNights.has(night) && !portalNights.has(night));
  const isDouble = (stay: Stay) => nightsWithin(year, stay).some((night) => ownNights.has(night));
  const isUnsaid = (each: { readonly currency: string; readonly euros: unknown }) =>
    each.currency !== 'EUR' && each.euros === null;
  const [foreign, unsaid] = [ofYear.filter(isUnsaid).length, expenses.filter(isUnsaid).length];
  const long = listCounted(facts).filter((stay) => hasNightIn(year, stay) && countNights(stay) > SHORT_LET_NIGHTS);
  const unpriced = confirmed.filter(
    ({ id, price, startDate }) => price === null && !linked.has(id) && startDate.startsWith(`${year}-`),
  );
  const path = '/income/portals';
  return {
    DOUBLE: { count: ofYear.filter((stay) => stay.bookingId === null && isDouble(stay)).length, path },
    CURRENCY: { count: foreign + unsaid, path: foreign === 0 ? '/income/expenses' : path },
    UNEXPLAINED: { count: ofYear.filter(({ unexplained }) => unexplained !== 0).length, path },
    PRICE: { count: unpriced.length, path: '/bookings' },
    LONG: { count: long.length, path: '/register/deadlines' },
    NIGHTS: { count: untold.length, path },
  };
}

function nightsOf(year: number, stays: readonly Stay[]): ReadonlySet<LocalDate> {
  return new Set(stays.flatMap((stay) => nightsWithin(year, stay)));
}
