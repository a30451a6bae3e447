import { z } from 'zod';
import { MAX_TURNOVER_ITEMS } from '../../domain/bookings/turnovers.ts';
import { say } from '../../words/say.ts';
import { dayRange } from '../base/day-range.ts';
import { endpoint } from '../base/endpoint.ts';
import { hour, instant, line, localDate, version } from '../base/fields.ts';
import { messageOf } from '../base/messages.ts';
import { takenExtra } from './bookings.ts';

const ON_OR_OFF = 'Scegli sì o no';

/** By which a thing to do keeps its tick as its words change. */
const itemId = z.string('Scegli una voce').regex(/^[\w-]{1,64}$/, 'L’identificativo della voce non è valido');
const itemText = line({ min: 1, max: 120, tooShort: 'Scrivi che cosa c’è da fare' });

const item = z.object({ id: itemId, text: itemText });

const items = z
  .array(item.partial({ id: true }), 'Le voci sono un elenco')
  .max(MAX_TURNOVER_ITEMS, `Le voci possono essere al massimo ${MAX_TURNOVER_ITEMS}`);

/** What the owner sets: whether it is used at all, what there is to do, and until when of the evening before an arrival. */
export const turnoverTerms = z.object({ isOn: z.boolean(ON_OR_OFF), items: z.array(item), warnAt: hour });

/** What a PUT may name; what it leaves out stays. */
export const turnoverTermsEdit = turnoverTerms.extend({ items }).partial();
export type TurnoverTermsEdit = z.output<typeof turnoverTermsEdit>;

/** Where who cleans finds what there is to do; null where there is no link, or this site no longer knows it. */
const link = z.object({ url: z.string(), calendarUrl: z.string() });

export const turnoverSettingsAnswer = turnoverTerms.extend({ link: link.nullable(), version });
export type TurnoverSettingsAnswer = z.output<typeof turnoverSettingsAnswer>;

/** What is to be done in the house after a departure, as the cleaner sees it: of the guests only how many they are. */
export const turnover = z.object({
  /** Of the departure: a house has one a day. */
  day: localDate,
  nextArrival: localDate.nullable(),
  checkOutBy: hour.nullable(),
  checkInFrom: hour.nullable(),
  /** Null where a portal tells no more than that somebody leaves. */
  leaving: z.object({ numberOfGuests: z.number().int() }).nullable(),
  /** Of a portal's stay nothing is known; null where nobody comes. */
  arriving: z
    .object({
      numberOfGuests: z.number().int().nullable(),
      linen: z.boolean().nullable(),
      note: z.string().nullable(),
      /** What is to be made ready besides; only where there is anything. */
      extras: z.array(takenExtra.omit({ id: true })).optional(),
    })
    .nullable(),
  items: z.array(z.object({ id: itemId, text: z.string(), isDone: z.boolean() })),
  isReady: z.boolean(),
  readyAt: instant.nullable(),
  readyBy: z.enum(['OWNER', 'LINK']).nullable(),
});
export type Turnover = z.output<typeof turnover>;

/** The same for the owner, who is led to the booking of whoever leaves; null of a portal's that is over. */
export const ownTurnover = turnover.extend({ bookingId: z.string().nullable() });
export type OwnTurnover = z.output<typeof ownTurnover>;

const INVALID = messageOf(say('valueInvalid'));

/** What was done; of what the list has no more, nothing is noted. */
const marks = {
  isReady: z.boolean(INVALID).optional(),
  items: z
    .array(z.object({ id: z.string(INVALID).max(64, INVALID), isDone: z.boolean(INVALID) }), INVALID)
    .max(MAX_TURNOVER_ITEMS, INVALID)
    .optional(),
};
const turnoverMarks = z.object(marks);
export type TurnoverMarks = z.output<typeof turnoverMarks>;

export const turnoverSettings = {
  get: endpoint({
    method: 'GET',
    path: '/turnover-settings',
    access: 'admin',
    summary: 'Whether cleaning is kept here, what there is to do after each departure, and the link of who cleans',
    versioned: true,
    answer: turnoverSettingsAnswer,
    status: 200,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/turnover-settings',
    access: 'admin',
    summary: 'Change it; what is to be done counts for what is not ready yet, and keeps its ticks by its id',
    body: turnoverTermsEdit,
    versioned: true,
    answer: turnoverSettingsAnswer,
    status: 200,
    leavesSiteAlone: true,
  }),
  makeLink: endpoint({
    method: 'POST',
    path: '/turnover-settings/link',
    access: 'admin',
    summary: 'A new link for who cleans, and a calendar; those before are dead at once',
    answer: turnoverSettingsAnswer,
    status: 201,
    leavesSiteAlone: true,
  }),
  endLink: endpoint({
    method: 'DELETE',
    path: '/turnover-settings/link',
    access: 'admin',
    summary: 'No link any more, nor a calendar',
    status: 204,
    leavesSiteAlone: true,
  }),
};

export const turnovers = {
  list: endpoint({
    method: 'GET',
    path: '/turnovers',
    access: 'admin',
    summary: 'The departures of these days, 400 at most, and whether the house is ready; none while it is off',
    query: dayRange,
    answer: z.array(ownTurnover),
    status: 200,
  }),
  mark: endpoint({
    method: 'PATCH',
    path: '/turnovers/{day}',
    access: 'admin',
    summary: 'Say what is done and whether the house is ready; 404 where nobody departs, and while it is off',
    params: z.object({ day: localDate }),
    body: turnoverMarks,
    answer: ownTurnover,
    status: 200,
    leavesSiteAlone: true,
  }),
};

/** 256 bits in base64url; what cannot be one is no other's either. */
const token = z.string(INVALID).max(200, INVALID);

const cleaningPlan = z.object({
  houseName: z.string(),
  address: z.string().nullable(),
  turnovers: z.array(turnover),
});
export type CleaningPlan = z.output<typeof cleaningPlan>;

/** The same by the link of the cleaner, who has no account: the token is all that it takes. */
export const cleaning = {
  open: endpoint({
    method: 'POST',
    path: '/cleaning/open',
    access: 'anyone',
    summary: 'What there is to do from yesterday to sixty days from now, by the link; 404 where it is none',
    body: z.object({ token }),
    answer: cleaningPlan,
    status: 200,
    leavesSiteAlone: true,
  }),
  mark: endpoint({
    method: 'POST',
    path: '/cleaning/mark',
    access: 'anyone',
    summary: 'Say what is done and whether the house is ready, by the link; 404 where nobody departs on these days',
    body: z.object({ token, day: localDate, ...marks }),
    answer: turnover,
    status: 200,
    leavesSiteAlone: true,
  }),
};
