import type { GuestEdit } from '@approdo/shared/contract/law/register-guests';
import { sha256 } from '../../../adapters/digest.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { listSealedGuests } from './guests/guests.records.ts';
import { type OpenedGuest, openGuest } from './guests/opened-guest.ts';
import { planGuests } from './guests/plan-guests.ts';
import { writeGuests } from './guests/write-guests.ts';
import type { GuestSeal } from './key/guest-seal.ts';
import type { KeysAtHand } from './key/key-at-hand.ts';
import type { SealedGuest } from './register.table.ts';
import { listReportedArrivals } from './reported-arrivals.records.ts';

/** The guests of a stay, opened. */
export type StayGuestsAtHand = {
  readonly seal: GuestSeal;
  readonly guests: readonly OpenedGuest[];
  /** Changes with any edit; reveals nothing of what is sealed. */
  readonly state: string;
  /** Whether a guest was identified, reported, or deleted by law. */
  readonly isFinalized: boolean;
};

/** Undefined where the key is missing. */
export async function openStayGuests(
  reader: Reader,
  keys: KeysAtHand,
  stayId: string,
): Promise<StayGuestsAtHand | undefined> {
  if ((await keys.look(reader)).state === 'MISSING') return undefined;
  const seal = await keys.seal(reader);
  const rows = await listSealedGuests(reader, [stayId]);
  return {
    seal,
    guests: rows.map((row) => openGuest(seal, row)),
    state: stateOf(rows),
    isFinalized: await areFinalized(reader, stayId, rows),
  };
}

/** Whether fewer guests are stored than booked, and the list may still be written by the link. Needs no key. */
export async function lacksGuests(
  reader: Reader,
  { id, numberOfGuests }: { readonly id: string; readonly numberOfGuests: number },
): Promise<boolean> {
  const rows = await listSealedGuests(reader, [id]);
  return rows.length < numberOfGuests && !(await areFinalized(reader, id, rows));
}

type GuestsWrite = {
  readonly stayId: string;
  readonly before: StayGuestsAtHand;
  readonly edits: readonly GuestEdit[];
  readonly now: Date;
};

/**
 * Stores the whole list as a guest wrote it, who does not see individual dates; the caller has to refuse unknown ids.
 * Resolves with whether anything changed.
 */
export async function writeStayGuests(trx: Trx, { stayId, before, edits, now }: GuestsWrite): Promise<boolean> {
  const { seal, guests: known } = before;
  const planned = planGuests({ known, edits, by: 'LINK', makeId });
  return await writeGuests(trx, { stayId, seal, known, planned, seesDates: false, now });
}

/** Sealed texts change at each write, as each has a new nonce. */
function stateOf(rows: readonly SealedGuest[]): string {
  const reported = rows.map(({ id, role, headId, identity, rest }) => [id, role, headId, identity, rest]);
  return sha256(JSON.stringify(reported), 'base64url').slice(0, 16);
}

async function areFinalized(reader: Reader, stayId: string, rows: readonly SealedGuest[]): Promise<boolean> {
  return rows.some(isFinalized) || (await listReportedArrivals(reader, [stayId])).length > 0;
}

function isFinalized({ identifiedAt, namesDeletedAt, restDeletedAt }: SealedGuest): boolean {
  return [identifiedAt, namesDeletedAt, restDeletedAt].some((at) => at !== null);
}
