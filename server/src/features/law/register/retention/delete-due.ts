import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { lastForgottenReceipt } from '@approdo/shared/domain/law/register/retention';
import type { Clock } from '../../../../adapters/clock.ts';
import { yieldToOthers } from '../../../../adapters/event-loop.ts';
import type { Database } from '../../../../db/database.ts';
import { type Reader, type Trx, transact, truncateJournalAfterCommit } from '../../../../db/transaction.ts';
import { writeAudit } from '../../../base/audit/index.ts';
import { readSealedGuests } from '../guests/read-sealed-guests.ts';
import { createGuestSeal, type GuestSeal } from '../key/guest-seal.ts';
import type { KeysAtHand } from '../key/key-at-hand.ts';
import {
  deleteNames,
  deleteRests,
  deleteTransmissions,
  listOldTransmissions,
  listStayDates,
  listStaysWithData,
  type RetainedRest,
} from '../retention.records.ts';
import { putRounds } from '../rounds.records.ts';
import { readReportedArrivals } from '../stays/read-reported-arrivals.ts';
import { deleteUnreported } from './delete-unreported.ts';
import { type Deletion, planDeletion, type RegionalState } from './plan-deletion.ts';
import { type ReadTax, retainRest } from './retain-rest.ts';

/** Guests deleted per transaction, so that other writers do not wait for long. */
const PORTION = 200;
const TRANSMISSIONS_AT_ONCE = 50;

export type ReadRegional = (reader: Reader) => Promise<RegionalState>;

export type DeletionNeeds = {
  readonly clock: Clock;
  readonly keys: KeysAtHand;
  /** Left out where no region is reported to. */
  readonly readRegional?: ReadRegional;
  /** Left out where no nights are taxed. */
  readonly readTax?: ReadTax;
};

const noRegion: ReadRegional = async () => () => 'NONE';
const noTax: ReadTax = async () => () => null;

/**
 * Deletes what the law requires by now, in portions that are each committed with their audit line: an interrupted
 * deletion continues with the next call. Needs no key; with it, data for statistics and the tax are retained.
 */
export async function deleteDue(database: Database, needs: DeletionNeeds): Promise<void> {
  await deletePortions((portion) => transact(database, portion), needs);
}

/** The same within one transaction, for a restored copy that is not in use yet. */
export async function deleteDueIn(copy: Trx, needs: DeletionNeeds): Promise<void> {
  await deletePortions((portion) => portion(copy), needs);
}

type Run = <Result>(portion: (trx: Trx) => Promise<Result>) => Promise<Result>;

async function deletePortions(run: Run, needs: DeletionNeeds): Promise<void> {
  const { clock, keys, readRegional = noRegion, readTax = noTax } = needs;
  const [today, now] = [clock.today(), clock.now()];
  let after: string | undefined = '';
  while (after !== undefined) {
    const last: string = after;
    after = await run(async (trx) => {
      const { key } = await keys.look(trx);
      const regional = await readRegional(trx);
      return await deletePortion(trx, last, { today, now, seal: key && createGuestSeal(key), regional, readTax });
    });
    await yieldToOthers();
  }
  while (await run((trx) => deleteOldTransmissions(trx, now))) await yieldToOthers();
  await run((trx) => putRounds(trx, { since: today, purgedAt: now.toISOString() }));
}

/** Ids of the stays for the next portion: at least one while any is left. */
async function nextPortion(reader: Reader, after: string): Promise<string[]> {
  const found = await listStaysWithData(reader, after, PORTION);
  let guests = 0;
  return found
    .filter((stay, place) => {
      guests += stay.guests;
      return place === 0 || guests <= PORTION;
    })
    .map(({ stayId }) => stayId);
}

type Moment = {
  readonly today: LocalDate;
  readonly now: Date;
  readonly seal: GuestSeal | undefined;
  readonly regional: RegionalState;
  readonly readTax: ReadTax;
};

/** Continues after a stay id; resolves with the last id of the portion, undefined at the end. */
async function deletePortion(trx: Trx, after: string, moment: Moment): Promise<string | undefined> {
  const { today, now, seal, regional } = moment;
  const stayIds = await nextPortion(trx, after);
  if (stayIds.length === 0) return undefined;
  const guests = await readSealedGuests(trx, stayIds);
  const reported = await readReportedArrivals(trx, stayIds);
  const stays = await listStayDates(trx, stayIds);
  const plans = stayIds.map((id) =>
    planDeletion({
      guests: guests.get(id) ?? [],
      stay: stays.get(id),
      reported: reported.get(id) ?? [],
      today,
      regional,
    }),
  );
  await deleteUnreported(trx, stayIds);
  const deletion = merged(plans);
  const tallyTax = await moment.readTax(trx, [...new Set(deletion.rests.map(({ guest }) => guest.stayId))]);
  const retained = deletion.rests.map((dated) => retainRest(dated, { seal, stays, tallyTax }));
  await writeDeletion(trx, { ...deletion, retained }, now);
  return stayIds.at(-1);
}

function merged(plans: readonly Deletion[]): Deletion {
  return {
    names: plans.flatMap(({ names }) => names),
    rests: plans.flatMap(({ rests }) => rests),
    whole: plans.reduce((sum, { whole }) => sum + whole, 0),
  };
}

async function writeDeletion(
  trx: Trx,
  { names, retained, whole }: Omit<Deletion, 'rests'> & { readonly retained: readonly RetainedRest[] },
  now: Date,
): Promise<void> {
  await deleteNames(
    trx,
    names.map(({ id }) => id),
    now,
  );
  await deleteRests(trx, retained, now);
  const withNames = names.length + whole;
  if (withNames > 0) await writeLine(trx, now, `${withNames} ospiti, nomi e documenti`);
  else if (retained.length > 0)
    await writeLine(trx, now, `${retained.length} ospiti, nascita, cittadinanza e residenza`);
}

/** Deletes some of the transmissions older than five years; resolves with whether there may be more. */
async function deleteOldTransmissions(trx: Trx, now: Date): Promise<boolean> {
  const old = await listOldTransmissions(trx, lastForgottenReceipt(now).toISOString(), TRANSMISSIONS_AT_ONCE);
  if (old.length === 0) return false;
  await deleteTransmissions(trx, old);
  await writeLine(trx, now, `${old.length} comunicazioni con le loro ricevute, dopo cinque anni`);
  return old.length === TRANSMISSIONS_AT_ONCE;
}

/** Removes the deleted data from the database's journal, too. */
async function writeLine(trx: Trx, at: Date, summary: string): Promise<void> {
  truncateJournalAfterCommit(trx);
  await writeAudit(trx, { at, by: null, action: 'DATA_DELETED', object: 'GUEST', objectId: null, summary });
}
