import { GUEST_ROLES, GUEST_WRITERS } from '@approdo/shared/domain/law/register/guest';
import { IDENTIFICATIONS, STAY_SOURCES } from '@approdo/shared/domain/law/register/register-stay';
import { TAX_KINDS } from '@approdo/shared/domain/law/tax/tourist-tax';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

/** A stay that the owner added, or the rest of a booking that was deleted after a transmission. */
const addedStay = z.object({
  id: z.string(),
  requestKey: z.string(),
  /** The portal's or the owner's booking that it was made from, which may be deleted. */
  bookingId: z.string().nullable(),
  source: z.enum(STAY_SOURCES),
  title: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  numberOfGuests: z.number(),
  createdAt: z.string(),
});
export type AddedStay = Readonly<z.output<typeof addedStay>>;

/** A guest's night as tallied for the tourist tax. */
const talliedNight = z.object({
  night: z.string(),
  kind: z.enum(TAX_KINDS),
  tariff: z.string().nullable(),
  amount: z.number(),
  due: z.number(),
  exemption: z.string().nullable(),
  isEstimate: z.boolean(),
});

/** A guest as stored: personal data are sealed. */
const sealedGuest = z.object({
  id: z.string(),
  /** A booking's id or an added stay's. */
  stayId: z.string(),
  position: z.number(),
  role: z.enum(GUEST_ROLES).nullable(),
  headId: z.string().nullable(),
  arrival: z.string().nullable(),
  departure: z.string().nullable(),
  /** Whether an own date was cleared because the stay moved, until the guests are saved again. */
  isArrivalLost: z.boolean(),
  isDepartureLost: z.boolean(),
  exemption: z.string().nullable(),
  idswh: z.string(),
  identifiedHow: z.enum(IDENTIFICATIONS).nullable(),
  identifiedAt: z.string().nullable(),
  identifiedBy: z.string().nullable(),
  /** Of the key that sealed it. */
  keyFingerprint: z.string(),
  /** Names and document; null once deleted. */
  identity: z.string().nullable(),
  /** Sex, birth, citizenship and residence; null once deleted. */
  rest: z.string().nullable(),
  namesDeletedAt: z.string().nullable(),
  restDeletedAt: z.string().nullable(),
  /** Once the rest is deleted: the state of residence, else of citizenship. */
  keptOrigin: z.string().nullable(),
  keptAge: z.enum(['0-13', '14-17', '18-64', '65+']).nullable(),
  /** Nights tallied for the tourist tax; null where none were. */
  keptNights: z.array(talliedNight).nullable(),
  /** LINK while all personal data came through the link; OWNER once the owner changes any of it. */
  enteredBy: z.enum(GUEST_WRITERS),
  createdAt: z.string(),
});
export type SealedGuest = Readonly<z.output<typeof sealedGuest>>;

/** A transmission to an authority: kinds, channels and states are open lists. */
const storedTransmission = z.object({
  id: z.string(),
  requestKey: z.string(),
  kind: z.string(),
  date: z.string(),
  channel: z.string(),
  state: z.string(),
  guests: z.number(),
  /** SHA-256 of the file, hexadecimal. */
  sha256: z.string(),
  at: z.string(),
  byId: z.string().nullable(),
  byName: z.string(),
});
export type StoredTransmission = Readonly<z.output<typeof storedTransmission>>;

/** A reported arrival; `mark` is an HMAC of the reported data, under the property's key. */
const transmittedArrival = z.object({
  transmissionId: z.string(),
  guestId: z.string(),
  stayId: z.string(),
  arrival: z.string(),
  mark: z.string(),
});
export type TransmittedArrival = Readonly<z.output<typeof transmittedArrival>>;

/** The journey of a stay's guests, in the codes of the region's system. */
const storedTravel = z.object({
  stayId: z.string(),
  reason: z.string().nullable(),
  transport: z.string().nullable(),
  transportThere: z.string().nullable(),
});

export const addedStayRecord = describeRecord('register_stays', addedStay);
export const sealedGuestRecord = describeRecord('register_guests', sealedGuest);
export const travelRecord = describeRecord('register_travels', storedTravel);
export const transmissionRecord = describeRecord('register_transmissions', storedTransmission);
export const transmittedRecord = describeRecord('register_transmitted', transmittedArrival);

/** A day as reported to a region. */
const reportedDay = z.object({
  transmissionId: z.string(),
  date: z.string(),
  /** An HMAC of the reported data, under the property's key. */
  mark: z.string(),
});
export type ReportedDay = Readonly<z.output<typeof reportedDay>> & {
  readonly arrivals: readonly ReportedArrivalOfDay[];
};

/** A reported arrival, with the guest's identifier in statistics. */
export const reportedArrivalOfDay = z.object({ idswh: z.string(), role: z.enum(GUEST_ROLES), arrival: z.string() });
export type ReportedArrivalOfDay = Readonly<z.output<typeof reportedArrivalOfDay>>;

type GuestTables = {
  /** JSON of the terms. */
  register_settings: { only_row: 1; settings: string };
  register_keys: { fingerprint: string; saved_at: string | null };
  register_stays: RowOf<z.output<typeof addedStay>>;
  register_guests: RowOf<z.output<typeof sealedGuest>>;
  register_travels: RowOf<z.output<typeof storedTravel>>;
  register_links: { stay_id: string; token_hash: string; expires_at: string; made_at: string };
  register_transmissions: RowOf<z.output<typeof storedTransmission>>;
  register_transmitted: RowOf<z.output<typeof transmittedArrival>> & { id: string };
  /** `content` is the sealed PDF in base64. */
  register_receipts: { transmission_id: string; key_fingerprint: string; content: string; added_at: string };
  /** `arrivals` is JSON. */
  register_told_days: RowOf<z.output<typeof reportedDay>> & { id: string; arrivals: string };
  register_rounds: { only_row: 1; since: string; purged_at: string | null; told_on: string | null; told_of: number };
};

declare module '../../../db/schema.ts' {
  interface Schema extends GuestTables {}
}
