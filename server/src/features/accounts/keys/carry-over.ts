import { stepOf } from '@approdo/shared/domain/accounts/one-time-code';
import type { Clock } from '../../../adapters/clock.ts';
import { withDatabaseFile } from '../../../db/sqlite/with-database-file.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { deleteRecoveryCodes } from './codes/codes.repository.ts';
import { type EndedProofs, keepEnded, type Outliving, readOutliving } from './ended-proofs.ts';
import { deleteEndedProofs, listCodeOwners, updateLastSteps } from './endings.repository.ts';
import { putAccessSettings } from './house.repository.ts';
import { listIdsWithTwoProofs, listStaffWithout } from './house-asks.ts';

type CarryNeeds = { readonly endedProofs: EndedProofs; readonly clock: Clock };

type Restoring = {
  /** Reads the database to be replaced, once nobody writes to it any more; undefined if it is unreadable. */
  readonly readPresent: () => Promise<PresentKeys | undefined>;
  /** The checked copy that will replace it. */
  readonly file: string;
};

/** What a database says about keys before another replaces it. */
export type PresentKeys = Outliving & { readonly withTwoProofs: ReadonlySet<string> };

export type CarryOver = ReturnType<typeof createCarryOver>;

/**
 * Carries keys from the replaced database into a restored copy: proofs that ended in either are removed, apps accept no
 * code already shown, and two proofs are required if they were or are. Returns the names of staff who had a second
 * proof and have none in the copy.
 */
export function createCarryOver({ endedProofs, clock }: CarryNeeds) {
  return async ({ readPresent, file }: Restoring): Promise<readonly string[]> => {
    const present = await readPresent();
    const known = await endedProofs.add(present);
    return await withDatabaseFile(file, async (database) => {
      const had = present?.withTwoProofs ?? (await listIdsWithTwoProofs(database));
      await transact(database, (trx) => settle(trx, known, clock.now()));
      await endedProofs.add(await readOutliving(database));
      return (await listStaffWithout(database)).filter(({ id }) => had.has(id)).map(({ name }) => name);
    });
  };
}

/** Reads it from an open database. */
export async function readPresentKeys(reader: Reader): Promise<PresentKeys> {
  return { ...(await readOutliving(reader)), withTwoProofs: await listIdsWithTwoProofs(reader) };
}

async function settle(trx: Trx, { ids, asksTwoProofs }: Outliving, now: Date): Promise<void> {
  await keepEnded(trx, ids, now);
  await deleteEndedProofs(trx);
  await updateLastSteps(trx, stepOf(now));
  await dropLoneCodes(trx);
  if (asksTwoProofs) await putAccessSettings(trx, true);
}

/** Recovery codes stand in for a second proof: they go with the last one. */
async function dropLoneCodes(trx: Trx): Promise<void> {
  const proved = await listIdsWithTwoProofs(trx);
  const owners = await listCodeOwners(trx);
  for (const id of owners) if (!proved.has(id)) await deleteRecoveryCodes(trx, id);
}
