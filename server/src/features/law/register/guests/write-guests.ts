import { type Trx, truncateJournalAfterCommit } from '../../../../db/transaction.ts';
import type { GuestSeal } from '../key/guest-seal.ts';
import { deleteGuests, insertGuests, updateGuests } from './guests.records.ts';
import { makeIdswh } from './make-idswh.ts';
import { type OpenedGuest, sealDetails } from './opened-guest.ts';
import type { PlannedGuest } from './plan-guests.ts';

type GuestsWrite = {
  readonly stayId: string;
  readonly seal: GuestSeal;
  readonly known: readonly OpenedGuest[];
  readonly planned: readonly PlannedGuest[];
  /** Whether the writer sees individual dates: cleared dates then count as checked. */
  readonly seesDates: boolean;
  readonly now: Date;
};

/** Stores the guests of a stay as planned, and deletes all others. Resolves with whether anything changed. */
export async function writeGuests(
  trx: Trx,
  { stayId, seal, known, planned, seesDates, now }: GuestsWrite,
): Promise<boolean> {
  const remainingIds = new Set(planned.map(({ id }) => id));
  const removedIds = known.filter(({ id }) => !remainingIds.has(id)).map(({ id }) => id);
  const changed = planned.flatMap((guest, position) =>
    isUnchanged(guest, known[position], seesDates)
      ? []
      : [{ guest, row: rowOf(guest, { stayId, seal, seesDates, position }) }],
  );
  const [older, newer] = [changed.filter(({ guest }) => guest.before), changed.filter(({ guest }) => !guest.before)];
  await deleteGuests(trx, removedIds);
  if (removedIds.length > 0) truncateJournalAfterCommit(trx);
  await updateGuests(
    trx,
    older.map(({ row }) => row),
  );
  await insertGuests(
    trx,
    newer.map(({ row }) => ({ ...row, ...NEW_GUEST, idswh: makeIdswh(), createdAt: now.toISOString() })),
  );
  return removedIds.length > 0 || changed.length > 0;
}

/** Initial values of a new guest. */
const NEW_GUEST = {
  identifiedHow: null,
  identifiedAt: null,
  identifiedBy: null,
  keptOrigin: null,
  keptAge: null,
  keptNights: null,
} as const;

function isUnchanged(
  { details, before, ...plain }: PlannedGuest,
  present: OpenedGuest | undefined,
  seesDates: boolean,
): boolean {
  if (!before || before !== present) return false;
  if (seesDates && (before.isArrivalLost || before.isDepartureLost)) return false;
  const known: Readonly<Record<string, unknown>> = before;
  return Object.entries({ ...plain, ...details }).every(([field, value]) => known[field] === value);
}

type Place = Pick<GuestsWrite, 'stayId' | 'seal' | 'seesDates'> & { readonly position: number };

function rowOf(guest: PlannedGuest, { stayId, seal, seesDates, position }: Place) {
  const { id, role, headId, arrival, departure, exemption, enteredBy } = guest;
  return {
    id,
    stayId,
    position,
    role,
    headId,
    arrival,
    departure,
    isArrivalLost: !seesDates && (guest.before?.isArrivalLost ?? false),
    isDepartureLost: !seesDates && (guest.before?.isDepartureLost ?? false),
    exemption,
    enteredBy,
    ...sealDetails(seal, guest),
  };
}
