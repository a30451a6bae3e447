import { z } from 'zod';
import { GUEST_FORM_FIELDS } from '../../domain/law/register/guest-form-fields.ts';
import { PARTIES } from '../../domain/law/register/party.ts';
import { MAX_GUESTS_OF_STAY } from '../../domain/law/register/register-stay.ts';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { id, localDate, message } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';
import { GUESTS_BODY_LIMIT, guestDetails } from '../law/register-guests.ts';

const INVALID = encodeMessage(say('valueInvalid'));

/** 256 bits in base64url; anything else is treated like an unknown token. */
const token = z.string(INVALID).max(200, INVALID);

/** A guest as she enters herself; `id` identifies a saved one, and the first of a family or group is its head. */
const checkInGuest = z.object({ id: z.string(INVALID).min(1, INVALID).max(64, INVALID).optional(), ...guestDetails });
export type CheckInGuest = z.output<typeof checkInGuest>;

const maskedGuest = z.object({
  id,
  lastName: z.string().nullable(),
  firstName: z.string().nullable(),
  sex: z.enum(['M', 'F']).nullable(),
  birthDate: localDate.nullable(),
  birthState: z.string().nullable(),
  birthPlace: z.string().nullable(),
  citizenship: z.string().nullable(),
  residenceState: z.string().nullable(),
  residencePlace: z.string().nullable(),
  docType: z.string().nullable(),
  /** A `•` for each character but the last three; three or fewer are all `•`. */
  docNumber: z.string().nullable(),
  docPlace: z.string().nullable(),
  /** Fields with a hidden value, as it came by no link; names show initials. Sent back unchanged, the value stays. */
  withheld: z.array(z.enum(GUEST_FORM_FIELDS)),
});

const checkInPlan = z.object({
  property: z.object({ name: z.string(), address: z.string().nullable() }),
  startDate: localDate,
  endDate: localDate,
  numberOfGuests: z.number().int(),
  /** Null until somebody was entered. */
  party: z.enum(PARTIES).nullable(),
  guests: z.array(maskedGuest),
  /** Whether the region's statistics require it. */
  asksResidence: z.boolean(),
  notice: z.object({ version: z.string(), path: z.string() }),
  /** To be sent back with the changes. */
  version: z.string(),
});
export type CheckInPlan = z.output<typeof checkInPlan>;

export const checkInSent = z.object({
  token,
  version: z.string(INVALID).max(100, INVALID),
  party: z.enum(PARTIES, encodeMessage(say('partyMissing'))),
  guests: z.array(checkInGuest, INVALID).min(1, INVALID).max(MAX_GUESTS_OF_STAY, INVALID),
  noticeVersion: z.string(INVALID).max(100, INVALID),
});
export type CheckInSent = z.output<typeof checkInSent>;

/** The check-in that guests do ahead of their arrival by a link; its token is the only credential. */
export const checkIn = {
  open: endpoint({
    method: 'POST',
    path: '/check-in/open',
    access: 'anyone',
    summary:
      'The stay and what was written of its guests by a link, document numbers masked, and initials of others; 404 where the link opens nothing',
    body: z.object({ token }),
    answer: checkInPlan,
    status: 200,
    refusals: { 409: ['registerOff'], 503: ['checkInAway'] },
    leavesSiteAlone: true,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/check-in',
    access: 'anyone',
    summary: 'Write the guests of the stay, gaps allowed, until one is identified or transmitted',
    body: checkInSent,
    bodyLimit: GUESTS_BODY_LIMIT,
    answer: message,
    status: 200,
    refusals: {
      409: ['registerOff', 'checkInVerified', 'checkInChanged', 'noticeChanged'],
      503: ['checkInAway'],
    },
    leavesSiteAlone: true,
  }),
};
