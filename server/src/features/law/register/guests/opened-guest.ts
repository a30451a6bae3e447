import type { Guest } from '@approdo/shared/contract/law/register-guests';
import { z } from 'zod';
import { jsonColumn } from '../../../../db/json-column.ts';
import type { Reader } from '../../../../db/transaction.ts';
import type { GuestSeal } from '../key/guest-seal.ts';
import type { SealedGuest } from '../register.table.ts';
import { listSealedGuests } from './guests.records.ts';

const nullable = z.string().nullable();

/** The fields that are sealed and deleted as one text: names and document. */
const identity = z.object({
  lastName: nullable,
  firstName: nullable,
  docType: nullable,
  docNumber: nullable,
  docPlace: nullable,
});

/** The other sealed text: data for statistics. */
const rest = z.object({
  sex: z.enum(['M', 'F']).nullable(),
  birthDate: nullable,
  birthState: nullable,
  birthPlace: nullable,
  citizenship: nullable,
  residenceState: nullable,
  residencePlace: nullable,
});

const identityText = jsonColumn('register_guests.identity', identity);
const restText = jsonColumn('register_guests.rest', rest);

/** The personal data of a guest. */
export type GuestDetails = z.output<typeof identity> & z.output<typeof rest>;

/** A decrypted guest of the register; deleted fields are null. */
export type OpenedGuest = Guest & {
  readonly stayId: string;
  /** Whether own dates were cleared because the stay moved. */
  readonly isArrivalLost: boolean;
  readonly isDepartureLost: boolean;
  /** Once the rest is deleted: the state of residence, else of citizenship. */
  readonly keptOrigin: string | null;
  readonly enteredBy: SealedGuest['enteredBy'];
  /** Nights tallied for the tourist tax. */
  readonly keptNights: SealedGuest['keptNights'];
};

const NO_IDENTITY = { lastName: null, firstName: null, docType: null, docNumber: null, docPlace: null };
const NO_REST = {
  sex: null,
  birthDate: null,
  birthState: null,
  birthPlace: null,
  citizenship: null,
  residenceState: null,
  residencePlace: null,
};

/** Seals both texts of a guest, each with its own nonce; deleted texts stay deleted unless written again. */
export function sealDetails(seal: GuestSeal, guest: Sealing): SealedDetails {
  const [names, others] = [identity.parse(guest.details), rest.parse(guest.details)];
  const namesDeletedAt = isBlank(names) ? (guest.before?.namesDeletedAt ?? null) : null;
  const restDeletedAt = isBlank(others) ? (guest.before?.restDeletedAt ?? null) : null;
  return {
    keyFingerprint: seal.fingerprint,
    identity: namesDeletedAt === null ? seal.seal(identityText.write(names), `register:${guest.id}:identity`) : null,
    rest: restDeletedAt === null ? seal.seal(restText.write(others), `register:${guest.id}:rest`) : null,
    namesDeletedAt,
    restDeletedAt,
  };
}

type Sealing = {
  readonly id: string;
  readonly details: GuestDetails;
  /** Undefined for a new guest. */
  readonly before: OpenedGuest | undefined;
};

type SealedDetails = Pick<SealedGuest, 'keyFingerprint' | 'identity' | 'rest' | 'namesDeletedAt' | 'restDeletedAt'>;

function isBlank(details: object): boolean {
  return Object.values(details).every((value) => value === null);
}

/** Throws where the guest was sealed with another key. */
export function openGuest(seal: GuestSeal, guest: SealedGuest): OpenedGuest {
  const { id, identifiedHow: how, identifiedAt: at } = guest;
  return {
    id,
    stayId: guest.stayId,
    idswh: guest.idswh,
    role: guest.role,
    headId: guest.headId,
    ...(guest.identity === null ? NO_IDENTITY : openIdentity(seal, id, guest.identity)),
    ...(guest.rest === null ? NO_REST : openRest(seal, id, guest.rest)),
    arrival: guest.arrival,
    departure: guest.departure,
    exemption: guest.exemption,
    identified: how !== null && at !== null ? { how, at, by: guest.identifiedBy ?? '' } : null,
    namesDeletedAt: guest.namesDeletedAt,
    restDeletedAt: guest.restDeletedAt,
    isArrivalLost: guest.isArrivalLost,
    isDepartureLost: guest.isDepartureLost,
    keptOrigin: guest.keptOrigin,
    enteredBy: guest.enteredBy,
    keptNights: guest.keptNights,
  };
}

function openIdentity(seal: GuestSeal, id: string, sealed: string) {
  return identityText.read(seal.open(sealed, `register:${id}:identity`).toString());
}

function openRest(seal: GuestSeal, id: string, sealed: string) {
  return restText.read(seal.open(sealed, `register:${id}:rest`).toString());
}

/** Decrypted guests by stay id, in the order of entry; stays without guests are left out. */
export async function readGuestsOfStays(
  reader: Reader,
  seal: GuestSeal,
  stayIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OpenedGuest[]>> {
  const sealed = await listSealedGuests(reader, stayIds);
  return Map.groupBy(
    sealed.map((guest) => openGuest(seal, guest)),
    ({ stayId }) => stayId,
  );
}
