import { z } from 'zod';
import { GUEST_ROLES } from '../../domain/law/register/guest.ts';
import { IDENTIFICATIONS, MAX_GUESTS_OF_STAY } from '../../domain/law/register/register-stay.ts';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, line, localDate, version } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';

/** Thirty guests with all their fields, and room to spare. */
export const GUESTS_BODY_LIMIT = 64 * 1024;

const FIRST_BIRTH = '1900-01-01';

const INVALID = encodeMessage(say('valueInvalid'));

/** A code of an official table; a code that is not in it is a fault, but no error. */
const code = line({ max: 9 }).nullable().default(null);
const typed = (max: number) => line({ max }).nullable().default(null);

/** The details of a guest, all optional. */
export const guestDetails = {
  lastName: typed(100),
  firstName: typed(100),
  sex: z.enum(['M', 'F'], INVALID).nullable().default(null),
  birthDate: localDate
    .refine((day) => day >= FIRST_BIRTH, encodeMessage(say('birthTooLongAgo')))
    .nullable()
    .default(null),
  birthState: code,
  /** The code of a municipality, for births in Italy. */
  birthPlace: code,
  citizenship: code,
  residenceState: code,
  /** A municipality's code for Italy, else free text. */
  residencePlace: typed(30),
  docType: code,
  docNumber: typed(40),
  /** The code of the municipality or state that issued it. */
  docPlace: code,
};

/** A guest as edited by the owner; without an `id` a new one. */
const guestEdit = z.object({
  id: id.optional(),
  /** What members in the same call use as `headId` of a new head; not stored. */
  ref: line({ min: 1, max: 20 }).optional(),
  role: z.enum(GUEST_ROLES, INVALID).nullable().default(null),
  /** Of members: the `id` of their head, or a new head's `ref`. */
  headId: z.string(INVALID).max(64, INVALID).nullable().default(null),
  ...guestDetails,
  /** Set if the guest comes later; members come with their head. */
  arrival: localDate.nullable().default(null),
  /** Set if the guest leaves earlier. */
  departure: localDate.nullable().default(null),
  /** The municipality's exemption code for the tourist tax. */
  exemption: line({ min: 1, max: 30 }).nullable().default(null),
});
export type GuestEdit = z.output<typeof guestEdit>;

const guest = z.object({
  id,
  /** The guest's identifier in statistics; never shown to guests. */
  idswh: z.string(),
  role: z.enum(GUEST_ROLES).nullable(),
  headId: id.nullable(),
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
  docNumber: z.string().nullable(),
  docPlace: z.string().nullable(),
  arrival: localDate.nullable(),
  departure: localDate.nullable(),
  exemption: z.string().nullable(),
  identified: z
    .object({ how: z.enum(IDENTIFICATIONS), at: instant, /** The account's name as it was. */ by: z.string() })
    .nullable(),
  /** When names and document, and when the rest, were deleted by law; null before. */
  namesDeletedAt: instant.nullable(),
  restDeletedAt: instant.nullable(),
});
export type Guest = z.output<typeof guest>;

/** Missing or wrong data, which do not prevent saving. */
const guestFault = z.object({ guestId: id, field: z.string(), text: z.string() });

const word = z.string().nullable();

export const stayGuests = z.object({
  guests: z.array(guest),
  /** The guests' journey, in codes of the region's system; null where unknown. */
  reason: word,
  transport: word,
  transportThere: word,
  faults: z.array(guestFault),
  warnings: z.array(z.string()),
  version,
});
export type StayGuests = z.output<typeof stayGuests>;

const TOO_MANY = `Al massimo ${MAX_GUESTS_OF_STAY} ospiti`;

/** The journey; fields left out stay, and null clears them. */
const travelEdit = {
  reason: line({ min: 1, max: 40 }).nullable().optional(),
  transport: line({ min: 1, max: 40 }).nullable().optional(),
  transportThere: line({ min: 1, max: 40 }).nullable().optional(),
};
export type TravelEdit = z.output<z.ZodObject<typeof travelEdit>>;

export const stayGuestsEdit = z.object({
  guests: z.array(guestEdit, INVALID).max(MAX_GUESTS_OF_STAY, TOO_MANY),
  ...travelEdit,
});
export type StayGuestsEdit = z.output<typeof stayGuestsEdit>;

export const registerGuests = {
  get: endpoint({
    method: 'GET',
    path: '/register/stays/{id}/guests',
    access: 'admin',
    fresh: 'TWO',
    summary: 'The guests of a stay, what is missing or wrong of them, and what to look at',
    params: byId,
    versioned: true,
    answer: stayGuests,
    status: 200,
    refusals: { 409: ['registerOff', 'registerKeyMissing'] },
    isNeverCached: true,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/register/stays/{id}/guests',
    access: 'admin',
    fresh: 'TWO',
    summary: 'Write the whole list of guests, gaps allowed; who is left out is deleted',
    params: byId,
    body: stayGuestsEdit,
    bodyLimit: GUESTS_BODY_LIMIT,
    versioned: true,
    answer: stayGuests,
    status: 200,
    refusals: { 409: ['registerOff', 'registerKeyMissing'] },
    leavesSiteAlone: true,
  }),
  identify: endpoint({
    method: 'POST',
    path: '/register/stays/{id}/identify',
    access: 'admin',
    fresh: 'TWO',
    summary: 'Note that guests were looked at as they came, in person or by video; null takes it back',
    params: byId,
    body: z.object({
      guestIds: z.array(id, INVALID).min(1, INVALID).max(MAX_GUESTS_OF_STAY, TOO_MANY),
      how: z.enum(IDENTIFICATIONS, INVALID).nullable(),
    }),
    answer: stayGuests,
    status: 200,
    refusals: { 409: ['registerOff', 'registerKeyMissing'] },
    leavesSiteAlone: true,
  }),
};
