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
import { listToldArrivals } from './told-arrivals.records.ts';

/** The guests of a stay, opened. */
export type StayGuestsAtHand = {
  readonly seal: GuestSeal;
  readonly guests: readonly OpenedGuest[];
  /** Another as soon as anything of them is written; nothing that is sealed can be guessed by it. */
  readonly state: string;
  /** Whether one of them was identified or told to an authority, or is deleted as the law wants it. */
  readonly isSettled: boolean;
};

/** Undefined where the key is missing that opens them. */
export async function openStayGuests(
  reader: Reader,
  keys: KeysAtHand,
  stayId: string,
): Promise<StayGuestsAtHand | undefined> {
  if ((await keys.look(reader)).state === 'MISSING') return undefined;
  const seal = await keys.seal(reader);
  const rows = await listSealedGuests(reader, [stayId]);
  const wasTold = (await listToldArrivals(reader, [stayId])).length > 0;
  return {
    seal,
    guests: rows.map((row) => openGuest(seal, row)),
    state: stateOf(rows),
    isSettled: wasTold || rows.some(isSettled),
  };
}

type Writing = {
  readonly stayId: string;
  readonly before: StayGuestsAtHand;
  readonly edits: readonly GuestEdit[];
  readonly now: Date;
};

/**
 * Keeps the whole list as a guest wrote it, who sees no dates of her own; an `id` that the stay does not know is the caller's to
 * refuse. Answers with whether anything became another.
 */
export async function writeStayGuests(trx: Trx, { stayId, before, edits, now }: Writing): Promise<boolean> {
  const { seal, guests: known } = before;
  const planned = planGuests({ known, edits, by: 'LINK', makeId });
  return await writeGuests(trx, { stayId, seal, known, planned, seesDates: false, now });
}

/** Texts are sealed under a new nonce at each write. */
function stateOf(rows: readonly SealedGuest[]): string {
  const told = rows.map(({ id, role, headId, identity, rest }) => [id, role, headId, identity, rest]);
  return sha256(JSON.stringify(told), 'base64url').slice(0, 16);
}

function isSettled({ identifiedAt, namesDeletedAt, restDeletedAt }: SealedGuest): boolean {
  return [identifiedAt, namesDeletedAt, restDeletedAt].some((at) => at !== null);
}
