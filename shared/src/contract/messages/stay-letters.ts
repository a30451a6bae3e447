import { z } from 'zod';
import { ITALIAN, LANGUAGES } from '../../domain/base/language/language.ts';
import { MAX_LETTER_DAYS } from '../../domain/messages/timed-letters.ts';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, localDate, version, whole } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';

const isOn = z.boolean('Scegli sì o no');

const letterTime = z.object({
  isOn,
  /** Days before the arrival or after the departure. */
  days: whole({ min: 0, max: MAX_LETTER_DAYS }),
  /** The hour in Rome. */
  hour: whole({ min: 0, max: 23 }),
});

/** When letters are sent to guests by the calendar. */
export const letterSchedule = z.object({ arrival: letterTime, thanks: letterTime });
export type LetterSchedule = z.output<typeof letterSchedule>;

const letterScheduleEdit = z.object({ arrival: letterTime.partial(), thanks: letterTime.partial() }).partial();
export type LetterScheduleEdit = z.output<typeof letterScheduleEdit>;

const scheduleAnswer = letterSchedule.extend({
  /** Until the owner has decided on the schedule. */
  isProposed: z.literal(true).optional(),
  version,
});
export type LetterScheduleAnswer = z.output<typeof scheduleAnswer>;

/** PLANNED will be sent automatically, SKIPPED will not; the others are the outbox's: FILED has reached nobody. */
const stayLetterState = z.enum(['PLANNED', 'WAITING', 'SENT', 'FILED', 'FAILED', 'HELD', 'SKIPPED']);
export type StayLetterState = z.output<typeof stayLetterState>;

const stayLetter = z.object({
  kind: z.string(),
  title: z.string(),
  state: stayLetterState,
  /** When a timed letter is due; null for other kinds, and while its kind is off. */
  dueAt: instant.nullable(),
  /** When the last one of its kind was sent. */
  sentAt: instant.nullable(),
});
export type StayLetter = z.output<typeof stayLetter>;

const kind = z.string().min(1).max(64);
const byIdAndKind = byId.extend({ kind });
const pause = z.object({ isPaused: z.boolean('Scegli sì o no') });

export const stayLetters = {
  getSchedule: endpoint({
    method: 'GET',
    path: '/mail/schedule',
    access: 'admin',
    summary: 'When guests are written to before they arrive and after they left',
    versioned: true,
    answer: scheduleAnswer,
    status: 200,
  }),
  replaceSchedule: endpoint({
    method: 'PUT',
    path: '/mail/schedule',
    access: 'admin',
    summary: 'Change it; what was sent is not sent again',
    body: letterScheduleEdit,
    versioned: true,
    answer: scheduleAnswer,
    status: 200,
    leavesSiteAlone: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/bookings/{id}/letters',
    access: 'admin',
    summary: 'What the guest of a booking was written, and will be',
    params: byId,
    answer: z.array(stayLetter),
    status: 200,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/bookings/{id}/letters/{kind}',
    access: 'admin',
    summary: 'A letter as this guest would read it now',
    params: byIdAndKind,
    answer: z.object({ subject: z.string(), body: z.string() }),
    status: 200,
  }),
  send: endpoint({
    method: 'POST',
    path: '/bookings/{id}/letters/{kind}',
    access: 'admin',
    summary: 'Send the confirmation, ARRIVAL or THANKS now, again too; 409 where the booking is not confirmed',
    params: byIdAndKind,
    answer: stayLetter,
    status: 201,
    refusals: { 409: ['guestAddressMissing', 'letterGoesByItself', 'bookingNotConfirmed'] },
    leavesSiteAlone: true,
  }),
  getPause: endpoint({
    method: 'GET',
    path: '/bookings/{id}/pause',
    access: 'admin',
    summary: 'Whether no letter goes to the guest of a booking by the calendar',
    params: byId,
    answer: pause,
    status: 200,
  }),
  pause: endpoint({
    method: 'PUT',
    path: '/bookings/{id}/pause',
    access: 'admin',
    summary: 'Keep the letters that go by the calendar from a guest, or let them go again',
    params: byId,
    body: pause,
    answer: pause,
    status: 200,
    leavesSiteAlone: true,
  }),
  example: endpoint({
    method: 'GET',
    path: '/mail/wordings/{kind}/example',
    access: 'admin',
    summary: 'What a letter would tell of the next booking; 404 where it tells of none, or there is none to come',
    params: z.object({ kind }),
    query: z.object({ language: z.enum(LANGUAGES, encodeMessage(say('languageUnknown'))).default(ITALIAN) }),
    answer: z.object({
      bookingId: id,
      guestName: z.string(),
      startDate: localDate,
      /** Values by placeholder name. */
      values: z.record(z.string(), z.string()),
    }),
    status: 200,
  }),
};
