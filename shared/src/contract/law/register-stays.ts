import { z } from 'zod';
import { addDays, addYears, daysBetween, type LocalDate } from '../../domain/base/date/local-date.ts';
import { MAX_GUESTS_OF_STAY, REGISTER_STATES, STAY_SOURCES } from '../../domain/law/register/register-stay.ts';
import { say } from '../../words/say.ts';
import { acrossFields } from '../base/across-fields.ts';
import { optionalDayRange } from '../base/day-range.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, line, localDate, whole } from '../base/fields.ts';

/** The most nights of an added stay. */
export const MAX_NIGHTS = 365;
const DAYS_BACK = 400;
const YEARS_AHEAD = 3;

/** A stay of the register: a confirmed booking, or one that the owner added. */
const registerStay = z.object({
  /** The booking's id where it is one. */
  id,
  source: z.enum(STAY_SOURCES),
  /** The guest's name, or an added stay's title. */
  title: z.string(),
  startDate: localDate,
  /** The day of departure. */
  endDate: localDate,
  numberOfGuests: z.number().int(),
  /** How many guests were entered. */
  guests: z.number().int(),
  /** How many guests are complete. */
  complete: z.number().int(),
  identified: z.number().int(),
  /** The check-in link; null where none is valid. */
  link: z.object({ expiresAt: instant }).nullable(),
  alloggiati: z.object({
    /** That of the least advanced guest. */
    state: z.enum(REGISTER_STATES),
    /** The deadline of the next unreported arrival, else of the last. */
    dueAt: instant,
    isLate: z.boolean(),
    /** The days whose files contain guests of the stay, in order: long stays arrive anew after 30 nights. */
    dates: z.array(localDate),
  }),
  /** Whether dates or guests differ from what was reported. */
  isChanged: z.boolean(),
  purged: z.enum(['NONE', 'NAMES', 'ALL']),
});
export type RegisterStay = z.output<typeof registerStay>;

/** A portal's stay, or the owner's closed days, without a stay in the register yet. */
const registerCandidate = z.object({ bookingId: id, title: z.string(), startDate: localDate, endDate: localDate });
export type RegisterCandidate = z.output<typeof registerCandidate>;

const key = z.uuid('Serve una chiave: un UUID scelto da chi chiama');

const stayShape = {
  title: line({ min: 1, max: 100, tooShort: 'Scrivi un nome o il portale' }),
  startDate: localDate,
  endDate: localDate,
  numberOfGuests: whole({ min: 1, max: MAX_GUESTS_OF_STAY }),
};

const DATES = { of: { startDate: true, endDate: true }, find: findDatesFault, at: 'endDate' } as const;

/** Why the dates of an added stay are invalid, in Italian; undefined if they are valid. */
export function findDatesFault({ startDate, endDate }: { readonly startDate: LocalDate; readonly endDate: LocalDate }) {
  if (endDate <= startDate) return 'La partenza deve essere successiva all’arrivo';
  return daysBetween(startDate, endDate) > MAX_NIGHTS ? `Al massimo ${MAX_NIGHTS} notti` : undefined;
}

/** All fields of an added stay, for a form. */
export const registerStayFields = acrossFields(z.object(stayShape), DATES);

/** Fields left out stay. */
const registerStayEdit = z.object(stayShape).partial();
export type RegisterStayEdit = z.output<typeof registerStayEdit>;

const CHOOSE_SOURCE = 'Scegli da dove viene il soggiorno';

/** Without a source, it names a candidate. */
const fromCandidate = z.object({ key, bookingId: id, source: z.undefined().optional() });
const byHand = acrossFields(
  z.object({ key, source: z.enum(['CHANNEL', 'OWNER'], CHOOSE_SOURCE), ...stayShape }),
  DATES,
);

export const newRegisterStay = z.discriminatedUnion('source', [fromCandidate, byHand], CHOOSE_SOURCE);
export type NewRegisterStay = z.output<typeof newRegisterStay>;

/** Why an arrival is too far from today, by field; empty if it is not. */
export function findArrivalFaults(body: unknown, today: LocalDate) {
  const { success, data } = z.object({ startDate: localDate }).safeParse(body);
  if (!success) return {};
  const isFar = data.startDate < addDays(today, -DAYS_BACK) || data.startDate > addYears(today, YEARS_AHEAD);
  return isFar ? { startDate: say('registerArrivalFar', { days: DAYS_BACK, years: YEARS_AHEAD }) } : {};
}

/** A new link, available only in this response. */
const madeLink = z.object({ url: z.string(), expiresAt: instant });

export const registerStays = {
  list: endpoint({
    method: 'GET',
    path: '/register/stays',
    access: 'admin',
    summary:
      'Stays whose guests are to be reported, by arrival; from 90 days ago to 60 days ahead unless said, 400 days at most',
    query: optionalDayRange,
    answer: z.array(registerStay),
    status: 200,
    refusals: { 409: ['registerOff', 'registerKeyMissing'] },
    isNeverCached: true,
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/register/candidates',
    access: 'admin',
    summary: 'Portals’ stays and the owner’s blocks, from 30 days ago to 30 days ahead, of which no stay was made',
    answer: z.array(registerCandidate),
    status: 200,
    refusals: { 409: ['registerOff'] },
    isNeverCached: true,
  }),
  add: endpoint({
    method: 'POST',
    path: '/register/stays',
    access: 'admin',
    summary: 'Add a stay of a portal or of the owner’s own; the same key again answers with the first',
    body: newRegisterStay,
    dayRules: findArrivalFaults,
    answer: registerStay,
    status: 201,
    refusals: { 409: ['registerOff', 'registerKeyMissing', 'registerStayThere'] },
    leavesSiteAlone: true,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/register/stays/{id}',
    access: 'admin',
    summary: 'Change title, dates and number of an added stay; a booking’s are changed in the booking',
    params: byId,
    body: registerStayEdit,
    answer: registerStay,
    status: 200,
    refusals: { 409: ['registerOff', 'registerKeyMissing', 'datesOfBooking'] },
    leavesSiteAlone: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/register/stays/{id}',
    access: 'admin',
    // With guests entered, the handler requires TWO.
    fresh: 'BY_CASE',
    summary: 'Remove an added stay with its guests, while nothing of it was transmitted',
    params: byId,
    status: 204,
    refusals: { 409: ['registerOff', 'datesOfBooking', 'registerStayReported'] },
    leavesSiteAlone: true,
  }),
  makeLink: endpoint({
    method: 'POST',
    path: '/register/stays/{id}/link',
    access: 'admin',
    // With guests entered, the handler requires TWO.
    fresh: 'BY_CASE',
    summary: 'A link for the check-in ahead; the one before is dead. A booking’s is mailed to its guest',
    params: byId,
    answer: madeLink,
    status: 201,
    refusals: { 409: ['registerOff', 'tablesMissing', 'arrivalPassed'] },
    leavesSiteAlone: true,
  }),
  endLink: endpoint({
    method: 'DELETE',
    path: '/register/stays/{id}/link',
    access: 'admin',
    summary: 'End the link of the check-in ahead',
    params: byId,
    status: 204,
    refusals: { 409: ['registerOff'] },
    leavesSiteAlone: true,
  }),
};
