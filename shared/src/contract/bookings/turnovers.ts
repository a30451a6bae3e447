import { z } from 'zod';
import { MAX_TURNOVER_ITEMS } from '../../domain/bookings/turnovers.ts';
import { say } from '../../words/say.ts';
import { dayRange } from '../base/day-range.ts';
import { endpoint } from '../base/endpoint.ts';
import { hour, instant, line, localDate, version } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';
import { takenExtra } from './booking-fields.ts';

const ON_OR_OFF = 'Scegli sì o no';

/** The id of a task, which keeps its tick when its text changes. */
const itemId = z.string('Scegli una voce').regex(/^[\w-]{1,64}$/, 'L’identificativo della voce non è valido');
const itemText = line({ min: 1, max: 120, tooShort: 'Scrivi che cosa c’è da fare' });

const item = z.object({ id: itemId, text: itemText });

const items = z
  .array(item.partial({ id: true }), 'Le voci sono un elenco')
  .max(MAX_TURNOVER_ITEMS, `Le voci possono essere al massimo ${MAX_TURNOVER_ITEMS}`);

/** The owner's settings: on or off, the tasks, and the warning time on the evening before an arrival. */
export const turnoverTerms = z.object({ isOn: z.boolean(ON_OR_OFF), items: z.array(item), warnAt: hour });

/** The body of a PUT; fields left out are unchanged. */
export const turnoverTermsEdit = turnoverTerms.extend({ items }).partial();
export type TurnoverTermsEdit = z.output<typeof turnoverTermsEdit>;

/** The cleaner's addresses; null if there is no link or this site can no longer open it. */
const link = z.object({ url: z.string(), calendarUrl: z.string() });

export const turnoverSettingsAnswer = turnoverTerms.extend({ link: link.nullable(), version });
export type TurnoverSettingsAnswer = z.output<typeof turnoverSettingsAnswer>;

/** Tasks after a departure, as the cleaner sees them: of the guests only their number. */
export const turnover = z.object({
  /** The day of departure: at most one a day. */
  day: localDate,
  nextArrival: localDate.nullable(),
  checkOutBy: hour.nullable(),
  checkInFrom: hour.nullable(),
  /** Null if a portal only says that somebody leaves. */
  leaving: z.object({ numberOfGuests: z.number().int() }).nullable(),
  /** Without details for a portal's stay; null if nobody arrives. */
  arriving: z
    .object({
      numberOfGuests: z.number().int().nullable(),
      linen: z.boolean().nullable(),
      note: z.string().nullable(),
      /** Extras to prepare; left out if there are none. */
      extras: z.array(takenExtra.omit({ id: true })).optional(),
    })
    .nullable(),
  items: z.array(z.object({ id: itemId, text: z.string(), isDone: z.boolean() })),
  isReady: z.boolean(),
  readyAt: instant.nullable(),
  readyBy: z.enum(['OWNER', 'LINK']).nullable(),
});
export type Turnover = z.output<typeof turnover>;

/** The same for the owner, with the departing booking; null for a portal's past stay. */
export const ownTurnover = turnover.extend({ bookingId: z.string().nullable() });
export type OwnTurnover = z.output<typeof ownTurnover>;

const INVALID = encodeMessage(say('valueInvalid'));

/** The completed tasks; ids no longer in the list are ignored. */
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

/** 256 bits in base64url. */
const token = z.string(INVALID).max(200, INVALID);

const cleaningPlan = z.object({
  houseName: z.string(),
  address: z.string().nullable(),
  turnovers: z.array(turnover),
});
export type CleaningPlan = z.output<typeof cleaningPlan>;

/** The same through the cleaner's link, authorised by the token alone, without an account. */
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
